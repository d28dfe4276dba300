import {
  Avatar,
  Button,
  Callout,
  CardToggleGroup,
  EmptyState,
  FormSection,
  SearchField,
  SelectableCard,
  Skeleton,
} from '@linework/design-system';
import { foldCase, type PersonRow } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { toProblem } from '../api/problem';
import { useReadOnlyForm } from '../forms/fields/ReadOnlyForm';
import { LeavingDialog } from './LeavingDialog';
import type { ProjectValues } from './ProjectValues';
import { handOver, openTasksOf } from './teamChange';
import { teamQuery } from './teamQuery';

/** From so many people on, looking for one is faster by typing. */
const MANY = 12;

/** The tab 'Team Assignment' (PRJ-07): everybody as cards to switch on and off. */
export function TeamTab() {
  const { control, getValues, setValue } = useFormContext<ProjectValues>();
  const assignedUsers = useWatch({ control, name: 'assignedUsers' });
  const { errors } = useFormState({ control, name: 'assignedUsers' });
  const everybody = useQuery(teamQuery);
  const readOnly = useReadOnlyForm();
  const [search, setSearch] = useState('');
  const [leaving, setLeaving] = useState<PersonRow | null>(null);

  const setTeam = (ids: string[]) => setValue('assignedUsers', ids, { shouldDirty: true });
  const takeOff = (personId: string, heirId: string | null) => {
    setValue('tasks', handOver(personId, heirId, getValues('tasks')), { shouldDirty: true });
    setTeam(getValues('assignedUsers').filter((id) => id !== personId));
  };
  const toggle = (person: PersonRow, isOn: boolean) => {
    if (isOn) setTeam([...assignedUsers, person.id]);
    else if (openTasksOf(person.id, getValues('tasks')).length === 0) takeOff(person.id, null);
    else setLeaving(person);
  };

  const people = everybody.data?.filter((person) => isOffered(person, assignedUsers)) ?? [];
  const found = people.filter((person) => matches(person, search));
  return (
    <FormSection
      title="Team Assignment"
      description={`${assignedUsers.length} ${assignedUsers.length === 1 ? 'person' : 'people'} on the team. Tasks can be given to them.`}
    >
      {people.length > MANY && (
        <SearchField
          label="Search people"
          hideLabel
          placeholder="Search people..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter looks for people here; it must not save the project.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {everybody.isError && !everybody.data && (
        <Callout tone="danger" title="The people could not be loaded" role="alert">
          {toProblem(everybody.error).detail}{' '}
          <Button size="small" onClick={() => void everybody.refetch()}>
            Try again
          </Button>
        </Callout>
      )}
      {people.length > 0 && found.length === 0 && (
        <EmptyState title="Nobody found" description="No person matches your search." />
      )}
      <CardToggleGroup
        id="assignedUsers"
        aria-label="Team"
        error={errors.assignedUsers?.message ?? errors.assignedUsers?.root?.message}
      >
        {everybody.isPending && CARD_SHAPES.map((shape) => <Skeleton key={shape} height={52} />)}
        {found.map((person) => (
          <SelectableCard
            key={person.id}
            avatar={<Avatar name={person.name} initials={person.initials} decorative />}
            title={person.name}
            detail={person.jobRole}
            checked={assignedUsers.includes(person.id)}
            onCheckedChange={(isOn) => toggle(person, isOn)}
            disabled={readOnly}
          />
        ))}
      </CardToggleGroup>
      {leaving && (
        <LeavingDialog
          person={leaving}
          tasks={openTasksOf(leaving.id, getValues('tasks'))}
          heirs={people.filter(({ id }) => id !== leaving.id && assignedUsers.includes(id))}
          onCancel={() => setLeaving(null)}
          onConfirm={(heirId) => {
            takeOff(leaving.id, heirId);
            setLeaving(null);
          }}
        />
      )}
    </FormSection>
  );
}

const CARD_SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Whoever can be given work; and whoever is on the team already, so that they can be taken off. */
function isOffered(person: PersonRow, assignedUsers: readonly string[]): boolean {
  return assignedUsers.includes(person.id) || (person.status === 'Active' && person.accessRole !== 'client');
}

function matches(person: PersonRow, search: string): boolean {
  return foldCase(`${person.name} ${person.jobRole}`).includes(foldCase(search.trim()));
}
