import {
  amountText,
  type ClientDetail,
  type ClientInput,
  type ClientProjectRow,
  newClient,
  newEmbeddedProject,
  type ProjectStatus,
} from '@linework/domain';

/** The client form: what is sent, but budgets as the text of their fields. */
export interface ClientValues extends Omit<ClientInput, 'projects'> {
  id: string;
  projects: ClientProjectValues[];
}

/** A project of the client form. With a `version` it is stored, without it is new. */
export interface ClientProjectValues {
  id: string;
  version?: number;
  name: string;
  description: string;
  status: ProjectStatus;
  startDate: string;
  endDate: string;
  /** As typed. */
  budgetMinor: string;
}

/** The empty form of a client that will have this id. */
export function newClientValues(id: string): ClientValues {
  return { id, ...newClient() };
}

/** The empty project that 'Add Project' puts into the form (CLI-08). */
export function newClientProjectValues(id: string): ClientProjectValues {
  const { budgetMinor, ...empty } = newEmbeddedProject(id);
  return { ...empty, budgetMinor: String(budgetMinor) };
}

/** A stored client as the form shows it. */
export function clientValues(client: ClientDetail): ClientValues {
  return {
    id: client.id,
    name: client.name,
    email: client.email,
    phone: client.phone,
    website: client.website,
    industry: client.industry,
    companySize: client.companySize,
    status: client.status,
    address: client.address,
    primaryContact: client.primaryContact,
    secondaryContact: client.secondaryContact,
    notes: client.notes ?? '',
    projects: client.projects.map(projectValues),
  };
}

function projectValues(project: ClientProjectRow): ClientProjectValues {
  return {
    id: project.id,
    version: project.version,
    name: project.name,
    description: project.description,
    status: project.status,
    startDate: project.startDate,
    endDate: project.endDate,
    budgetMinor: amountText(project.budgetMinor),
  };
}
