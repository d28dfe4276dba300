import { PROJECT_STATUSES, type ProjectRow, projectList } from '@linework/domain';
import { FolderKanban, ListTodo } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { optionsOf } from '../forms/fields/optionsOf';
import { ContextTag } from '../lists/ContextTag';
import {
  dueField,
  leadField,
  personField,
  personOption,
  priorityField,
  statusField,
} from '../lists/filterFields';
import { ListFilters } from '../lists/ListFilters';
import { ListScreen } from '../lists/ListScreen';
import { useListScreen } from '../lists/useListScreen';
import { useCan } from '../session/useCan';
import { ClientChips } from './ClientChips';
import { ProjectCard } from './ProjectCard';
import { useProjectColumns } from './useProjectColumns';

/** All projects that the person may see, or those of one client or person (PRJ-01 to PRJ-04). */
export function ProjectsPage() {
  const path = useAppPath();
  const may = useCan();
  const screen = useListScreen('project', { definition: projectList, views: ['grid', 'table'] });
  const { list, context } = screen;
  const withLead = may('team:read');
  const withClient = list.context.client === undefined;
  return (
    <ListScreen
      screen={screen}
      title={withClient ? 'All Projects' : context.client ? `${context.client.name} Projects` : 'Projects'}
      back={!withClient && <Link to={path('/projects')}>All projects</Link>}
      intro={withClient && <ClientChips />}
      newRow={{
        to: withClient ? '/projects/new' : `/projects/new?client=${list.context.client}`,
        label: 'New Project',
        first: 'Create First Project',
      }}
      empty={{ icon: <FolderKanban />, description: 'Projects that you create appear here.' }}
      filters={
        <>
          <ListFilters
            list={list}
            fields={withLead ? FIELDS_WITH_LEAD : FIELDS}
            known={[personOption(context.person)]}
          />
          {context.project && (
            <ContextTag parameter="project">{`Project: ${context.project.name}`}</ContextTag>
          )}
        </>
      }
      columns={useProjectColumns({ withClient })}
      rowName={nameOf}
      rowLinks={linksOf}
      renderCard={(project, askToDelete) => (
        <ProjectCard project={project} withClient={withClient} onDelete={askToDelete} />
      )}
      cardHeight={230}
    />
  );
}

const FIELDS = [statusField(optionsOf(PROJECT_STATUSES)), priorityField, personField(), dueField('End date')];
const FIELDS_WITH_LEAD = [...FIELDS, leadField('Nobody')];

function nameOf({ name }: ProjectRow): string {
  return name;
}

function linksOf({ id }: ProjectRow) {
  return [{ label: 'View tasks', icon: <ListTodo />, to: `/tasks?project=${id}` }];
}
