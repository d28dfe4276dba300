import { Stack, Link as StyledLink, Text } from '@linework/design-system';
import { isCompleted, limits, type PersonDetail, type ProjectDetail } from '@linework/domain';
import { FolderKanban, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { findProjects } from '../api/choices';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { FormRow } from '../forms/FormRow';
import { FormRows } from '../forms/FormRows';
import { FormTextField } from '../forms/fields/FormTextField';
import { useReadOnlyForm } from '../forms/fields/ReadOnlyForm';
import { HandOverDialog } from '../projects/HandOverDialog';
import { ProjectStatusBadge } from '../projects/ProjectStatusBadge';
import { projectApi } from '../projects/projectApi';
import { AddAssignment } from './AddAssignment';
import type { PersonProjectValues, PersonValues } from './PersonValues';

interface PersonProjectsTabProps {
  /** As stored; null for a new one. */
  person: PersonDetail | null;
  /** Projects of theirs that the form does not show. */
  hidden: number;
}

/** The tab 'Projects (n)' (USR-05): the teams that somebody is on, with what they do in each. */
export function PersonProjectsTab({ person, hidden }: PersonProjectsTabProps) {
  const { control, getValues, setValue } = useFormContext<PersonValues>();
  const projects = useFieldArray({ control, name: 'projects', keyName: 'key' });
  const jobRole = useWatch({ control, name: 'jobRole' });
  const readOnly = useReadOnlyForm();
  const path = useAppPath();
  const format = useFormat();
  const [leaving, setLeaving] = useState<PersonProjectValues | null>(null);

  const openTasksIn = (projectId: string) =>
    getValues('tasks').filter((task) => task.projectId === projectId && !isCompleted(task));
  const takeOff = (project: PersonProjectValues, heirId: string | null) => {
    const left = new Set(openTasksIn(project.id).map(({ id }) => id));
    setValue(
      'tasks',
      getValues('tasks').filter(({ id }) => !left.has(id)),
      { shouldDirty: true },
    );
    if (project.version !== undefined)
      setValue('leftProjects', [...getValues('leftProjects'), { id: project.id, heirId }], {
        shouldDirty: true,
      });
    projects.remove(getValues('projects').findIndex(({ id }) => id === project.id));
  };
  const remove = (project: PersonProjectValues) => {
    // Of more tasks than the form shows, some may be of this project.
    const mayHaveMore = person !== null && person.taskCount > person.tasks.length;
    const isStored = project.version !== undefined;
    if (isStored && (mayHaveMore || openTasksIn(project.id).length > 0)) setLeaving(project);
    else takeOff(project, null);
  };
  const add = ({ id, name, clientName, startDate, endDate, status }: ProjectDetail) => {
    const stored = person?.projects.find((project) => project.id === id);
    // Taken off and put on again before the save: as it was.
    setValue(
      'leftProjects',
      getValues('leftProjects').filter((left) => left.id !== id),
      { shouldDirty: true },
    );
    projects.append(
      {
        id,
        name,
        clientName,
        startDate,
        endDate,
        status,
        role: stored?.role ?? '',
        version: stored?.version,
      },
      { shouldFocus: false },
    );
  };
  return (
    <>
      <FormRows
        count={projects.fields.length}
        empty={{
          icon: <FolderKanban />,
          title: 'No project assignments',
          description: readOnly
            ? 'Projects whose team they join appear here.'
            : 'Projects that you add here are saved together with the person.',
        }}
        add={
          !readOnly && (
            <AddAssignment
              name="projects.add"
              label="Add to a project"
              placeholder="Search projects..."
              find={findProjects}
              detail={projectApi.detail}
              known={new Set(projects.fields.map(({ id }) => id))}
              onAdd={add}
            />
          )
        }
      >
        {projects.fields.map((project, place) => (
          <FormRow
            key={project.key}
            title={project.name}
            label={`Project ${place + 1}`}
            description={project.clientName}
            links={[{ label: 'View', to: path(`/projects/view?id=${project.id}`), icon: <FolderOpen /> }]}
            onRemove={() => remove(project)}
          >
            <Stack direction="row" gap={12} justify="between" wrap>
              <Text size="small" tone="secondary" mono>
                {format.date(project.startDate)} – {format.date(project.endDate)}
              </Text>
              <ProjectStatusBadge status={project.status} />
            </Stack>
            <FormTextField
              name={`projects.${place}.role`}
              label="Role in project"
              placeholder={jobRole}
              maxLength={limits.roleInProject}
            />
          </FormRow>
        ))}
        {person && hidden > 0 && (
          <Text tone="secondary">
            {`${hidden} more are not shown here. `}
            <StyledLink asChild>
              <Link to={path(`/projects?user=${person.id}`)}>{`All projects of ${person.name}`}</Link>
            </StyledLink>
          </Text>
        )}
      </FormRows>
      {leaving && (
        <HandOverDialog
          title={`Take them off ${leaving.name}?`}
          description="This happens when you save. Nothing is deleted; finished tasks keep their name, and their open tasks there need somebody else."
          tasks={openTasksIn(leaving.id)}
          exceptId={person?.id}
          confirmLabel="Take off the team"
          onCancel={() => setLeaving(null)}
          onConfirm={(heirId) => {
            takeOff(leaving, heirId);
            setLeaving(null);
          }}
        />
      )}
    </>
  );
}
