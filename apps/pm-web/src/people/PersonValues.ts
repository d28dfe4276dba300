import {
  amountText,
  type Leaving,
  newPerson,
  type PersonDetail,
  type PersonInput,
  type PersonProjectRow,
  type PersonTaskRow,
  parsed,
} from '@linework/domain';

/** The user form: what is sent, but numbers as the text of their fields. */
export interface PersonValues
  extends Omit<
    PersonInput,
    | 'jobRole'
    | 'department'
    | 'startDate'
    | 'hourlyRateMinor'
    | 'hoursPerWeek'
    | 'clientId'
    | 'currentPassword'
    | 'projects'
    | 'leftProjects'
    | 'tasks'
    | 'leftTasks'
  > {
  id: string;
  /** '' where nothing is chosen, as for people of a client; so are department and start date. */
  jobRole: string;
  department: string;
  startDate: string;
  /** Absent for those who may not see it. */
  hourlyRateMinor?: string;
  hoursPerWeek: string;
  clientId: string;
  /** Of whoever saves, where the email changes; '' otherwise. Absent for a new person. */
  currentPassword?: string;
  /** Of the account that a new person gets. */
  password: string;
  confirmPassword: string;
  /** The first of many, and those that were added here. */
  projects: PersonProjectValues[];
  leftProjects: Leaving[];
  tasks: PersonTaskValues[];
  leftTasks: Leaving[];
}

/** A project that they are on the team of; without a `version` they join it. */
export interface PersonProjectValues extends Omit<PersonProjectRow, 'version' | 'role'> {
  version?: number;
  role: string;
}

/** A task that they have; with `from`, whose it was until now, they are given it. */
export interface PersonTaskValues extends PersonTaskRow {
  from?: string | null;
}

/** Nothing chosen is null. */
export const workReaders = { jobRole: parsed, department: parsed, startDate: parsed };

/** The empty form of a person who will have this id. */
export function newPersonValues(id: string): PersonValues {
  const { hourlyRateMinor, hoursPerWeek, ...empty } = newPerson();
  return {
    id,
    ...empty,
    clientId: '',
    hourlyRateMinor: amountText(hourlyRateMinor),
    hoursPerWeek: String(hoursPerWeek),
  };
}

/** A stored person as the form shows them. */
export function personValues(person: PersonDetail): PersonValues {
  const { id, firstName, lastName, email, phone, jobRole, department, startDate, status, accessRole } =
    person;
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    jobRole: jobRole ?? '',
    department: department ?? '',
    startDate: startDate ?? '',
    status,
    accessRole,
    clientId: person.clientId ?? '',
    ...(person.hourlyRateMinor !== undefined && { hourlyRateMinor: amountText(person.hourlyRateMinor) }),
    hoursPerWeek: String(person.hoursPerWeek),
    currentPassword: '',
    password: '',
    confirmPassword: '',
    projects: person.projects.map((project) => ({ ...project, role: project.role ?? '' })),
    leftProjects: [],
    tasks: person.tasks,
    leftTasks: [],
  };
}
