import {
  amountText,
  type EmbeddedTaskInput,
  type EmbeddedTaskRow,
  newProject,
  type ProjectDetail,
  type ProjectInput,
} from '@linework/domain';

/** The project form: what is sent, but money as the text of its fields. */
export interface ProjectValues
  extends Omit<ProjectInput, 'budgetMinor' | 'hourlyRateMinor' | 'team' | 'leadId' | 'tasks'> {
  id: string;
  /** As typed. */
  budgetMinor: string;
  /** As typed. Absent for those who may not see it. */
  hourlyRateMinor?: string;
  team: TeamMemberValues[];
  /** '' where nobody leads the project. */
  leadId: string;
  tasks: ProjectTaskValues[];
}

/** A person on the team, by their id. */
export interface TeamMemberValues {
  id: string;
  /** '' where it is their job role. */
  role: string;
  /** As typed. Absent for those who may not see it. */
  hourlyRateMinor?: string;
}

/** A task of the project form, edited in its modal only. With a `version` it is stored, without it is new. */
export type ProjectTaskValues = EmbeddedTaskInput;

/** Somebody who joins the team. @param seesRates who does not, sends none */
export function newTeamMember(id: string, seesRates: boolean): TeamMemberValues {
  return { id, role: '', ...(seesRates && { hourlyRateMinor: '' }) };
}

/** The empty form of a project that will have this id, for the client that ?client= names. */
export function newProjectValues(id: string, clientId = ''): ProjectValues {
  return { id, ...newProject(clientId), budgetMinor: '', hourlyRateMinor: '', leadId: '' };
}

/** A stored project as the form shows it. */
export function projectValues(project: ProjectDetail): ProjectValues {
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    clientId: project.clientId,
    startDate: project.startDate,
    endDate: project.endDate,
    budgetMinor: amountText(project.budgetMinor),
    status: project.status,
    priority: project.priority,
    ...rateText(project),
    team: project.team.map((member) => ({ id: member.id, role: member.role ?? '', ...rateText(member) })),
    leadId: project.leadId ?? '',
    tasks: project.tasks.map(taskValues),
  };
}

function rateText({ hourlyRateMinor }: { hourlyRateMinor?: number | null }): { hourlyRateMinor?: string } {
  return hourlyRateMinor === undefined ? {} : { hourlyRateMinor: amountText(hourlyRateMinor) };
}

function taskValues(task: EmbeddedTaskRow): ProjectTaskValues {
  return {
    id: task.id,
    version: task.version,
    title: task.title,
    description: task.description,
    assigneeId: task.assigneeId,
    priority: task.priority,
    status: task.status,
    estimatedHours: task.estimatedHours,
    dueDate: task.dueDate,
  };
}
