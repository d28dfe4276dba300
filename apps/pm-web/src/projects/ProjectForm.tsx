import { Columns, Stack, Tabs } from '@linework/design-system';
import { type ClientDetail, ProjectCreate, type ProjectDetail } from '@linework/domain';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { clientChoice } from '../api/choices';
import { api } from '../api/resource';
import { useWayBack } from '../app/PreviousPage';
import { useAppPath } from '../app/useAppPath';
import { EditPage } from '../forms/EditPage';
import { useEditForm } from '../forms/useEditForm';
import { useFormTabs } from '../forms/useFormTabs';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { BudgetBurn } from './BudgetBurn';
import { ProjectDetailsTab } from './ProjectDetailsTab';
import { ProjectStatusBadge } from './ProjectStatusBadge';
import { ProjectTasksTab } from './ProjectTasksTab';
import { newProjectValues, type ProjectValues, projectValues } from './ProjectValues';
import { parseBudget } from './parseBudget';
import { type ProjectTab, projectLabels, projectTabFields } from './projectFields';
import { TeamCard } from './TeamCard';
import { TeamTab } from './TeamTab';

interface ProjectFormProps {
  /** As stored when it was opened; null for a new one. */
  project: ProjectDetail | null;
  /** The client that a new project is for, where ?client= named one. */
  client: ClientDetail | null;
}

/** A project with its team and tasks, saved together (PRJ-06 to PRJ-11). */
export function ProjectForm({ project, client }: ProjectFormProps) {
  const { settings } = useSession();
  const navigate = useNavigate();
  const list = useAppPath()('/projects');
  const wayBack = useWayBack(list);
  const may = useCan();
  const tabs = useFormTabs<ProjectTab>(projectTabFields, 'details');
  const isReadOnly = project !== null && !may('project:update');
  const edit = useEditForm<ProjectValues, typeof ProjectCreate, ProjectDetail>({
    entity: 'project',
    row: project,
    empty: () => newProjectValues(newId(), client?.id),
    toValues: projectValues,
    schema: ProjectCreate,
    readers: { budgetMinor: (text) => parseBudget(text, settings.currency) },
    save: (input, version) =>
      version === null ? api.projects.create(input) : api.projects.update(input.id, input, version),
    reload: () => api.projects.get(project?.id ?? ''),
    onSaved: () => navigate(project ? wayBack : list),
    showField: tabs.showField,
  });
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
      <Tabs.Root value={tabs.current} onValueChange={(tab) => tabs.select(tab as ProjectTab)}>
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
      </Tabs.Root>
    </EditPage>
  );
}
