import type { AccessRole } from '../access/accessRoles';
import type { ClientInput } from '../clients/ClientInput';
import type { Department, JobRole } from '../people/personOptions';
import type { Priority, ProjectStatus } from '../projects/projectOptions';
import type { TaskStatus } from '../tasks/taskOptions';
import type { TimeCategory, TimeStatus } from '../time/timeOptions';

/** When a row was made and last changed, ISO instants before today. */
interface Dated {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/** A colleague. They have no password: nobody can sign in as them until they are invited. */
export interface SamplePerson extends Dated {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  jobRole: JobRole;
  department: Department;
  accessRole: AccessRole;
  startDate: string;
  hourlyRateMinor: number;
}

export interface SampleClient extends Dated, Omit<ClientInput, 'projects'> {}

export interface SampleProject extends Dated {
  clientId: string;
  name: string;
  description: string;
  status: ProjectStatus;
  priority: Priority;
  startDate: string;
  endDate: string;
  budgetMinor: number;
  /** Ids of people; the owner's may be among them. */
  team: string[];
}

export interface SampleTask extends Dated {
  projectId: string;
  title: string;
  description: string;
  assigneeId: string;
  priority: Priority;
  status: TaskStatus;
  dueDate: string;
  estimatedHours: number;
  tags: string[];
  /** When its status became Completed; null while it is another. */
  completedAt: string | null;
}

export interface SampleTimeEntry extends Dated {
  personId: string;
  projectId: string;
  taskId: string | null;
  description: string;
  date: string;
  minutes: number;
  billable: boolean;
  hourlyRateMinor: number;
  category: TimeCategory;
  status: TimeStatus;
}

/** Everything of the sample, in an order in which it can be inserted. */
export interface SampleWorkspace {
  people: SamplePerson[];
  clients: SampleClient[];
  projects: SampleProject[];
  tasks: SampleTask[];
  timeEntries: SampleTimeEntry[];
}
