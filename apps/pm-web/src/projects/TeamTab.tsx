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
  Stack,
} from '@linework/design-system';
import { foldText, type PersonRow, workOrCompany } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { toProblem } from '../api/problem';
import { useReadOnlyForm } from '../forms/fields/ReadOnlyForm';
import { LeavingDialog } from './LeavingDialog';
import { newTeamMember, type ProjectValues } from './ProjectValues';
import { TeamRoles } from './TeamRoles';
import { handOver, openTasksOf } from './teamChange';
import { teamQuery } from './teamQuery';

/** From so many people on, looking for one is faster by typing. */
const MANY = 12;

/** The tab 'Team Assignment' (PRJ-07): everybody as cards to switch on and off, then who leads and what each does. */
export function TeamTab() {
  const { control, getValues, setValue } = useFormContext<ProjectValues>();
  const team = useFieldArray({ control, name: 'team', keyName: 'key' });
  const leadId = useWatch({ control, name: 'leadId' });
  const { errors } = useFormState({ control, name: 'team' });
  const everybody = useQuery(teamQuery);
  const readOnly = useReadOnlyForm();
  const [search, setSearch] = useState('');
  const [leaving, setLeaving] = useState<PersonRow | null>(null);
  const onTeam = new Set(team.fields.map(({ id }) => id));

  const takeOff = (personId: string, heirId: string | null) => {
    setValue('tasks', handOver(personId, heirId, getValues('tasks')), { shouldDirty: true });
    if (leadId === personId) setValue('leadId', '', { shouldDirty: true });
    team.remove(getValues('team').findIndex(({ id }) => id === personId));
  };
  const toggle = (person: PersonRow, isOn: boolean) => {
    if (isOn)
      team.append(newTeamMember(person.id, getValues('hourlyRateMinor') !== undefined), {
        shouldFocus: false,
      });
    else if (openTasksOf(person.id, getValues('tasks')).length === 0) takeOff(person.id, null);
    else setLeaving(person);
  };

  const people = everybody.data?.filter((person) => isOffered(person, onTeam)) ?? [];
  const found = people.filter((person) => matches(person, search));
  const listError = errors.team?.message ?? errors.team?.root?.message;
  const choice = (
    <FormSection
      title="Team Assignment"
      description={`${onTeam.size} ${onTeam.size === 1 ? 'person' : 'people'} on the team. Tasks can be given to them.`}
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
      <CardToggleGroup id="team" aria-label="Team" error={listError}>
        {everybody.isPending && CARD_SHAPES.map((shape) => <Skeleton key={shape} height={52} />)}
        {found.map((person) => (
          <SelectableCard
            key={person.id}
            avatar={<Avatar name={person.name} initials={person.initials} decorative />}
            title={person.name}
            detail={workOrCompany(person)}
            checked={onTeam.has(person.id)}
            onCheckedChange={(isOn) => toggle(person, isOn)}
            disabled={readOnly}
          />
        ))}
      </CardToggleGroup>
      {leaving && (
        <LeavingDialog
          person={leaving}
          tasks={openTasksOf(leaving.id, getValues('tasks'))}
          heirs={people.filter(({ id }) => id !== leaving.id && onTeam.has(id))}
          onCancel={() => setLeaving(null)}
          onConfirm={(heirId) => {
            takeOff(leaving.id, heirId);
            setLeaving(null);
          }}
        />
      )}
    </FormSection>
  );
  return (
    <Stack gap={16}>
      {choice}
      {onTeam.size > 0 && <TeamRoles people={people} />}
    </Stack>
  );
}

const CARD_SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Whoever can be given work; and whoever is on the team already, so that they can be taken off. */
function isOffered(person: PersonRow, onTeam: ReadonlySet<string>): boolean {
  return onTeam.has(person.id) || (person.status === 'Active' && person.accessRole !== 'client');
}

function matches(person: PersonRow, search: string): boolean {
  return foldText(`${person.name} ${workOrCompany(person)}`).includes(foldText(search.trim()));
}
