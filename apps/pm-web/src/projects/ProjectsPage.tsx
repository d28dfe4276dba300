import { PageContent, PageHeader } from '@linework/design-system';
import { DataTable } from '@linework/design-system/table';
import { formatNumber, PROJECT_STATUSES, type ProjectRow, projectList } from '@linework/domain';
import { FolderKanban, ListTodo } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAppLinks } from '../app/AppLinks';
import { DocumentTitle } from '../app/DocumentTitle';
import { useAppPath } from '../app/useAppPath';
import { optionsOf } from '../forms/fields/optionsOf';
import { CardList } from '../lists/CardList';
import { ContextTag } from '../lists/ContextTag';
import { EmptyList } from '../lists/EmptyList';
import { ListFilter } from '../lists/ListFilter';
import { ListSearch } from '../lists/ListSearch';
import { NewButton } from '../lists/NewButton';
import { RowMenu } from '../lists/RowMenu';
import { useContextRows } from '../lists/useContextRows';
import { useDelete } from '../lists/useDelete';
import { useListSource } from '../lists/useListSource';
import { useListState } from '../lists/useListState';
import { type ListView, ViewToggle } from '../lists/ViewToggle';
import { LoadFailed } from '../problems/LoadFailed';
import { NotFoundState } from '../problems/NotFoundState';
import { useCan } from '../session/useCan';
import { ClientChips } from './ClientChips';
import { ProjectCard } from './ProjectCard';
import { useProjectColumns } from './useProjectColumns';

/** All projects that the person may see, or those of one client or person (PRJ-01 to PRJ-04). */
export function ProjectsPage() {
  const path = useAppPath();
  const { follow } = useAppLinks();
  const navigate = useNavigate();
  const may = useCan();
  const list = useListState<ProjectRow, ProjectSort, ProjectFilter, ListView>(projectList, {
    views: ['grid', 'table'],
  });
  const context = useContextRows(list.context);
  const projects = useListSource({ definition: projectList, query: list.query, setSort: list.setSort });
  const deleting = useDelete({ resource: 'projects', entity: 'project', noun: 'project' });
  const withClient = list.context.client === undefined;
  const columns = useProjectColumns({ withClient });
  const rowActions = useCallback(
    (project: ProjectRow) => (
      <RowMenu
        id={project.id}
        entity="project"
        name={project.name}
        links={[{ label: 'View tasks', icon: <ListTodo />, to: path(`/tasks?project=${project.id}`) }]}
        editPath={path(`/projects/edit?id=${project.id}`)}
        onDelete={() => deleting.ask(project)}
      />
    ),
    [path, deleting.ask],
  );

  if (context.missing) {
    return <NotFoundState noun={context.missing} back={{ to: path('/projects'), label: 'All projects' }} />;
  }
  if (context.problem) return <LoadFailed problem={context.problem} onRetry={context.retry} />;

  const title = withClient ? 'All Projects' : context.client ? `${context.client.name} Projects` : 'Projects';
  const newButton = (label: string) => (
    <NewButton
      permission="project:create"
      to={withClient ? '/projects/new' : `/projects/new?client=${list.context.client}`}
    >
      {label}
    </NewButton>
  );
  const empty = (
    <EmptyList
      icon={<FolderKanban />}
      noun="projects"
      description="Projects that you create appear here."
      list={list}
      action={newButton('Create First Project')}
    />
  );
  const filters = (
    <>
      <ListSearch placeholder="Search projects..." search={list.search} />
      <ListFilter list={list} name="status" label="Status" options={STATUS_OPTIONS} />
      {context.person && <ContextTag parameter="user">{`Person: ${context.person.name}`}</ContextTag>}
      {context.project && <ContextTag parameter="project">{`Project: ${context.project.name}`}</ContextTag>}
    </>
  );

  return (
    <PageContent>
      <DocumentTitle title={title} />
      <PageHeader
        back={!withClient && <Link to={path('/projects')}>All projects</Link>}
        title={title}
        actions={
          <>
            <ViewToggle view={list.view} onChange={list.setView} />
            {newButton('New Project')}
          </>
        }
      />
      {withClient && <ClientChips />}
      {list.view === 'table' ? (
        <DataTable
          label={title}
          source={projects.source}
          onSortChange={projects.onSortChange}
          columns={columns}
          toolbar={filters}
          onRowAction={({ id }) => navigate(path(`/projects/edit?id=${id}`))}
          onLinkClick={follow}
          rowActions={rowActions}
          rowName={nameOf}
          labels={LABELS}
          empty={empty}
        />
      ) : (
        <CardList
          label="Projects"
          list={list}
          source={projects}
          sortLabels={sortLabels(withClient, may('budget:read'))}
          toolbar={filters}
          renderCard={(project) => (
            <ProjectCard project={project} withClient={withClient} onDelete={() => deleting.ask(project)} />
          )}
          empty={empty}
          estimateHeight={230}
        />
      )}
      {deleting.dialog}
    </PageContent>
  );
}

type ProjectSort = 'name' | 'client' | 'status' | 'progress' | 'tasks' | 'budget' | 'startDate' | 'team';
type ProjectFilter = 'client' | 'project' | 'user' | 'status';

function sortLabels(withClient: boolean, withBudget: boolean): Partial<Record<ProjectSort, string>> {
  return {
    name: 'Project',
    ...(withClient && { client: 'Client' }),
    status: 'Status',
    progress: 'Progress',
    tasks: 'Tasks',
    ...(withBudget && { budget: 'Budget' }),
    startDate: 'Timeline',
    team: 'Team',
  };
}

const STATUS_OPTIONS = optionsOf(PROJECT_STATUSES);

const LABELS = { rows: (count: number) => `${formatNumber(count)} ${count === 1 ? 'project' : 'projects'}` };

function nameOf({ name }: ProjectRow): string {
  return name;
}
