import {
  amountText,
  type EmbeddedTaskInput,
  type EmbeddedTaskRow,
  newProject,
  type ProjectDetail,
  type ProjectInput,
} from '@linework/domain';

/** The project form: what is sent, but the budget as the text of its field. */
export interface ProjectValues extends Omit<ProjectInput, 'budgetMinor' | 'assignedUsers' | 'tasks'> {
  id: string;
  /** As typed. */
  budgetMinor: string;
  /** Ids of the people on the team. */
  assignedUsers: string[];
  tasks: ProjectTaskValues[];
}

/** A task of the project form, edited in its modal only. With a `version` it is stored, without it is new. */
export type ProjectTaskValues = EmbeddedTaskInput;

/** The empty form of a project that will have this id, for the client that ?client= names. */
export function newProjectValues(id: string, clientId = ''): ProjectValues {
  return { id, ...newProject(clientId), budgetMinor: '' };
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
    assignedUsers: project.team,
    tasks: project.tasks.map(taskValues),
  };
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
