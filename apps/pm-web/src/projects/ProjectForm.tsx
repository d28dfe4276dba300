import { Columns, Stack, Tabs } from '@linework/design-system';
import {
  type ClientDetail,
  type ProjectCreate,
  type ProjectDetail,
  parsed,
  parseMoney,
} from '@linework/domain';
import { useWatch } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import { clientChoice } from '../api/choices';
import { useWayBack } from '../app/PreviousPage';
import { useAppPath } from '../app/useAppPath';
import { useProjectFiles } from '../files/useProjectFiles';
import { EditPage } from '../forms/EditPage';
import { useAfterSave } from '../forms/useAfterSave';
import { useEditForm } from '../forms/useEditForm';
import { useFormTabs } from '../forms/useFormTabs';
import { latePart } from '../problems/latePart';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { BudgetBurn } from './BudgetBurn';
import { ProjectDetailsTab } from './ProjectDetailsTab';
import { ProjectStatusBadge } from './ProjectStatusBadge';
import { ProjectTasksTab } from './ProjectTasksTab';
import { newProjectValues, type ProjectValues, projectValues } from './ProjectValues';
import { parseBudget } from './parseBudget';
import { projectApi } from './projectApi';
import { type ProjectTab, projectLabels, projectTabFields } from './projectFields';
import { TeamCard } from './TeamCard';
import { TeamTab } from './TeamTab';

// The explorer weighs more than the form: it comes with its tab.
const ProjectFilesTab = latePart(async () => (await import('../files/ProjectFilesTab')).ProjectFilesTab);

const FILE_TABS = [
  { tab: 'documents', kind: 'document' },
  { tab: 'drawings', kind: 'drawing' },
] as const;

interface ProjectFormProps {
  /** As stored when it was opened; null for a new one. */
  project: ProjectDetail | null;
  /** The client that a new project is for, where ?client= named one. */
  client: ClientDetail | null;
}

/** A project with its team and tasks, saved together (PRJ-06 to PRJ-11). */
export function ProjectForm({ project, client }: ProjectFormProps) {
  const { settings } = useSession();
  const path = useAppPath();
  const list = path('/projects');
  const wayBack = useWayBack(list);
  const afterSave = useAfterSave({
    kind: 'project',
    isNew: project === null,
    // A search may not match a new row.
    list: project ? wayBack : list,
    editPath: (id) => path(`/projects/edit?id=${id}`),
  });
  const may = useCan();
  const withFiles = may('file:read');
  const files = useProjectFiles(project?.id ?? null);
  const tabs = useFormTabs<ProjectTab>(projectTabFields, 'details');
  const isReadOnly = project !== null && !may('project:update');
  const readRate = (text: string) => parseMoney(text, settings.currency);
  const edit = useEditForm<ProjectValues, typeof ProjectCreate, ProjectDetail>({
    entity: 'project',
    row: project,
    empty: () => newProjectValues(newId(), client?.id),
    toValues: projectValues,
    loadSchema: async () => (await import('../forms/schemas')).ProjectCreate,
    readers: {
      budgetMinor: (text) => parseBudget(text, settings.currency),
      hourlyRateMinor: readRate,
      'team.*.hourlyRateMinor': readRate,
      leadId: parsed,
    },
    save: async (input, version) => {
      if (version !== null) return projectApi.update(input.id, input, version);
      const made = await projectApi.create(input);
      await files.adopt(made.id);
      return made;
    },
    reload: () => projectApi.get(project?.id ?? ''),
    onSaved: afterSave,
    showField: tabs.showField,
  });
  const openTab = (tab: string) => {
    if (project === null && (tab === 'documents' || tab === 'drawings')) void files.stage();
    tabs.select(tab as ProjectTab);
  };
  const tasks = useWatch({ control: edit.form.control, name: 'tasks' });
  const chosenClient = project
    ? { value: project.clientId, label: project.clientName, detail: '' }
    : client && clientChoice(client);

  return (
    <EditPage
      edit={edit}
      label="Project"
      labels={projectLabels}
      showField={tabs.showField}
      title={project?.name ?? 'Create New Project'}
      badge={project && <ProjectStatusBadge status={project.status} />}
      back={{ to: wayBack, label: 'Projects' }}
      saveLabel={project ? 'Update Project' : 'Create Project'}
      isReadOnly={isReadOnly}
      readOnlyHelp="Ask an owner, admin or manager for changes."
    >
      <Tabs.Root value={tabs.current} onValueChange={openTab}>
        <Tabs.List aria-label="Project">
          <Tabs.Tab value="details" invalid={tabs.isInvalid('details', edit.errors)}>
            Project Details
          </Tabs.Tab>
          <Tabs.Tab value="team" invalid={tabs.isInvalid('team', edit.errors)}>
            Team Assignment
          </Tabs.Tab>
          <Tabs.Tab value="tasks" count={tasks.length} invalid={tabs.isInvalid('tasks', edit.errors)}>
            Tasks
          </Tabs.Tab>
          {withFiles && (
            <Tabs.Tab value="documents" count={files.documents}>
              Documents
            </Tabs.Tab>
          )}
          {withFiles && (
            <Tabs.Tab value="drawings" count={files.drawings}>
              Drawings
            </Tabs.Tab>
          )}
        </Tabs.List>
        <Tabs.Panel value="details">
          <Columns
            aside={
              <Stack gap={16}>
                {project && <BudgetBurn project={project} />}
                <TeamCard onEdit={() => tabs.select('team')} />
              </Stack>
            }
          >
            <ProjectDetailsTab client={chosenClient} />
          </Columns>
        </Tabs.Panel>
        <Tabs.Panel value="team">
          <TeamTab />
        </Tabs.Panel>
        <Tabs.Panel value="tasks">
          <ProjectTasksTab onChooseTeam={() => tabs.select('team')} />
        </Tabs.Panel>
        {FILE_TABS.map(({ tab, kind }) => (
          <Tabs.Panel key={tab} value={tab}>
            <ProjectFilesTab kind={kind} projectId={project?.id ?? null} staged={files.staged} />
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </EditPage>
  );
}
