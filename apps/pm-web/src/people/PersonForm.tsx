import { FormSection, Stack, Tabs } from '@linework/design-system';
import {
  accessRank,
  type PersonCreate,
  type PersonDetail,
  type PersonInput,
  parsed,
  parseHours,
  parseMoney,
} from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import type { ZodType } from 'zod';
import { useWayBack } from '../app/PreviousPage';
import { useAppPath } from '../app/useAppPath';
import { EditPage } from '../forms/EditPage';
import { ReadOnlyForm } from '../forms/fields/ReadOnlyForm';
import { useAfterSave } from '../forms/useAfterSave';
import { useEditForm } from '../forms/useEditForm';
import { useFormTabs } from '../forms/useFormTabs';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { AccessSection } from './AccessSection';
import { ConfirmEmail } from './ConfirmEmail';
import { PasswordFields } from './PasswordFields';
import { PersonDetails } from './PersonDetails';
import { PersonProjectsTab } from './PersonProjectsTab';
import { PersonStatusBadge } from './PersonStatusBadge';
import { PersonTasksTab } from './PersonTasksTab';
import { PersonTiles } from './PersonTiles';
import { NoTimeEntries, PersonTimesheetTab } from './PersonTimesheetTab';
import { newPersonValues, type PersonValues, personValues, workReaders } from './PersonValues';
import { personApi } from './personApi';
import { type PersonTab, personLabels, personTabFields } from './personFields';
import { personTotals } from './personTime';
import { SignedInPanel } from './SignedInPanel';
import { TimerStops } from './TimerStops';
import { WorkFields } from './WorkFields';

interface PersonFormProps {
  /** As stored when it was opened; null for a new one. */
  person: PersonDetail | null;
}

/** A person's details and access, their projects and tasks, and the time that they recorded (USR-03 to USR-06). */
export function PersonForm({ person }: PersonFormProps) {
  const { settings, person: me } = useSession();
  const path = useAppPath();
  const list = path('/users');
  const wayBack = useWayBack(list);
  const may = useCan();
  const afterSave = useAfterSave({
    kind: 'person',
    isNew: person === null,
    list: person ? wayBack : list,
    editPath: (id) => path(`/users/edit?id=${id}`),
  });
  const isReadOnly = person !== null && !may('person:update', { personIds: [person.id] });
  const manages = may('person:create');
  const tabs = useFormTabs<PersonTab>(personTabFields, 'details');
  const edit = useEditForm<PersonValues, ZodType<PersonInput | PersonCreate>, PersonDetail>({
    entity: 'person',
    row: person,
    empty: () => newPersonValues(newId()),
    toValues: personValues,
    secrets: PASSWORDS,
    loadSchema: async () => {
      const schemas = await import('../forms/schemas');
      return person ? schemas.PersonInput : schemas.PersonCreate;
    },
    readers: {
      hourlyRateMinor: (text) => parseMoney(text, settings.currency),
      hoursPerWeek: parseHours,
      clientId: parsed,
      ...workReaders,
      currentPassword: parsed,
    },
    save: (input, version) =>
      version === null || !person
        ? personApi.create(input as PersonCreate)
        : personApi.update(person.id, input, version),
    reload: () => personApi.get(person?.id ?? ''),
    onSaved: (saved) =>
      afterSave(saved, isNewOfClient(person, saved) ? path('/users?side=clients') : undefined),
    showField: tabs.showField,
  });
  // One's own are in the settings; nobody signs out those above them.
  const signsOut =
    person?.hasAccount &&
    person.id !== me.id &&
    may('person:delete', { personIds: [person.id] }) &&
    accessRank(person.accessRole) <= accessRank(me.accessRole);
  const { control } = edit.form;
  const projects = useWatch({ control, name: 'projects' });
  const tasks = useWatch({ control, name: 'tasks' });
  const accessRole = useWatch({ control, name: 'accessRole' });
  const seesTime = person !== null && may('time:read', { personIds: [person.id] });
  // People of a client look on: what they had before they became that can still be taken off them.
  const isColleague = accessRole !== 'client';
  const assigns = !isReadOnly && may('project:update') && isColleague;
  const hiddenProjects = person ? person.projectCount - person.projects.length : 0;
  const hiddenTasks = person ? person.taskCount - person.tasks.length : 0;
  const projectCount = projects.length + hiddenProjects;
  const taskCount = tasks.length + hiddenTasks;
  const { data: time } = useQuery({ ...personTotals(person?.id ?? ''), enabled: seesTime });
  const hasTimesheet = isColleague ? seesTime || !person : (time?.total ?? 0) > 0;
  return (
    <EditPage
      edit={edit}
      label="User"
      labels={personLabels}
      title={person ? 'Edit User' : 'Create New User'}
      documentTitle={person?.name}
      badge={person && <PersonStatusBadge status={person.status} />}
      meta={person?.name}
      back={{ to: wayBack, label: 'Users' }}
      saveLabel={person ? 'Update User' : 'Create User'}
      isReadOnly={isReadOnly}
      readOnlyHelp="Ask an owner or admin for changes."
      width="reading"
      showField={tabs.showField}
      intro={person && person.accessRole !== 'client' && <PersonTiles person={person} withTime={seesTime} />}
    >
      <Tabs.Root value={tabs.current} onValueChange={(tab) => tabs.select(tab as PersonTab)}>
        <Tabs.List aria-label="User">
          <Tabs.Tab value="details" invalid={tabs.isInvalid('details', edit.errors)}>
            User Details
          </Tabs.Tab>
          {(isColleague || projectCount > 0) && (
            <Tabs.Tab value="projects" count={projectCount} invalid={tabs.isInvalid('projects', edit.errors)}>
              Projects
            </Tabs.Tab>
          )}
          {(isColleague || taskCount > 0) && (
            <Tabs.Tab value="tasks" count={taskCount} invalid={tabs.isInvalid('tasks', edit.errors)}>
              Tasks
            </Tabs.Tab>
          )}
          {hasTimesheet && (
            <Tabs.Tab value="timesheet" count={time?.total ?? 0}>
              Timesheet
            </Tabs.Tab>
          )}
        </Tabs.List>
        <Tabs.Panel value="details">
          <Stack gap={16}>
            <FormSection title="User Details">
              <PersonDetails
                hasWork={isColleague}
                hasStatus
                emailHint={emailHint(person)}
                afterEmail={<ConfirmEmail person={person} />}
              />
            </FormSection>
            {isColleague && (
              <FormSection title="Work">
                <WorkFields seesRate={!person || person.hourlyRateMinor !== undefined} />
              </FormSection>
            )}
            {!person && (
              <FormSection title="Account">
                <PasswordFields />
              </FormSection>
            )}
            <AccessSection canChange={manages} />
            {person && <TimerStops person={person} />}
            {person && signsOut && <SignedInPanel person={person} />}
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="projects">
          <ReadOnlyForm value={!assigns}>
            <PersonProjectsTab person={person} hidden={hiddenProjects} />
          </ReadOnlyForm>
        </Tabs.Panel>
        <Tabs.Panel value="tasks">
          <ReadOnlyForm value={!assigns}>
            <PersonTasksTab person={person} hidden={hiddenTasks} />
          </ReadOnlyForm>
        </Tabs.Panel>
        {hasTimesheet && (
          <Tabs.Panel value="timesheet">
            {person ? <PersonTimesheetTab personId={person.id} /> : <NoTimeEntries />}
          </Tabs.Panel>
        )}
      </Tabs.Root>
    </EditPage>
  );
}

/** The list of colleagues would not show them. */
function isNewOfClient(before: PersonDetail | null, { accessRole }: PersonDetail): boolean {
  return before === null && accessRole === 'client';
}

/** Whose email it is signs in with it. */
function emailHint(person: PersonDetail | null): string | undefined {
  return person?.hasAccount ? 'They sign in with this address.' : undefined;
}

const PASSWORDS = ['currentPassword', 'password', 'confirmPassword'];
