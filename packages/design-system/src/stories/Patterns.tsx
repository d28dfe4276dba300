import { FolderKanban, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { AlertDialog } from '../components/AlertDialog';
import { Badge } from '../components/Badge';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { Form, FormActions, type FormError, FormGrid, FormSection } from '../components/Form';
import { IconButton } from '../components/IconButton';
import { List, ListRow } from '../components/List';
import { NumberField } from '../components/NumberField';
import { SearchField } from '../components/SearchField';
import { SegmentedControl } from '../components/SegmentedControl';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { TextField } from '../components/TextField';
import { ToastProvider, useToast } from '../components/Toast';

/** Labels above, errors at the field and in a summary that leads to them, what was typed is kept. */
export function ProjectForm() {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [saved, setSaved] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setErrors(name ? [] : [{ path: 'name', label: 'Project name', message: 'Project name is required' }]);
    setSaved(name);
  };
  return (
    <Form onSubmit={submit} errors={errors}>
      <FormSection title="Details" description="What the client sees on the cover of every report.">
        <FormGrid>
          <TextField
            label="Project name"
            name="name"
            required
            error={errors.find(({ path }) => path === 'name')?.message}
          />
          <NumberField label="Hours" name="hours" min={0} hint="Leave it empty if nobody knows yet" />
        </FormGrid>
      </FormSection>
      <FormActions>
        <Button>Cancel</Button>
        <Button type="submit" variant="solid" tone="accent">
          Create Project
        </Button>
      </FormActions>
      {saved && <p role="status">“{saved}” was created.</p>}
    </Form>
  );
}

const projects = [
  { id: 'p1', name: 'Spillway gate renewal', client: 'Bergstrand Hydro', status: 'Active', tone: 'success' },
  { id: 'p2', name: 'Quay 4 fender design', client: 'Port of Halden', status: 'Planning', tone: 'info' },
  { id: 'p3', name: 'Ward C ventilation', client: 'St. Olaf Hospital', status: 'On hold', tone: 'warning' },
] as const;

/** Search and filter above the rows, the count beside the title, and a way out when nothing matches. */
export function ProjectList() {
  const [words, setWords] = useState('');
  const shown = projects.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  return (
    <Card
      title={`Projects (${shown.length})`}
      flush
      action={
        <SearchField
          label="Search projects"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      }
    >
      {shown.length === 0 ? (
        <EmptyState
          title="No project has this name"
          description="Look for a part of it, or for the client."
          action={<Button onClick={() => setWords('')}>Show all projects</Button>}
        />
      ) : (
        <List aria-label="Projects">
          {shown.map(({ id, name, client, status, tone }) => (
            <ListRow key={id} title={name} meta={client} trailing={<Badge tone={tone}>{status}</Badge>} />
          ))}
        </List>
      )}
    </Card>
  );
}

/** Asks only when more goes with it; says what; can be undone afterwards. */
export function DeleteClient() {
  return (
    <ToastProvider>
      <ClientWithDelete />
    </ToastProvider>
  );
}

function ClientWithDelete() {
  const toast = useToast();
  const [asked, setAsked] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const remove = () => {
    setDeleted(true);
    toast({
      title: '“Port of Halden” and 3 projects deleted',
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Undo', onAction: () => setDeleted(false) },
    });
  };
  return (
    <Card title="Clients" flush>
      <List aria-label="Clients">
        <ListRow title="Bergstrand Hydro" meta="2 projects" />
        {!deleted && (
          <ListRow
            title="Port of Halden"
            meta="3 projects"
            trailing={
              <IconButton label="Delete Port of Halden" icon={<Trash2 />} onClick={() => setAsked(true)} />
            }
          />
        )}
      </List>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title="Delete client “Port of Halden”?"
        description="Deleted with it: 3 projects and 12 tasks. You can undo this right afterwards."
        confirmLabel="Delete client"
        onConfirm={remove}
      />
    </Card>
  );
}

/** The three reasons for nothing, each with its own words and its own way on. */
export function Nothing() {
  const [reason, setReason] = useState('first');
  return (
    <Stack gap={16}>
      <SegmentedControl
        label="Why nothing is here"
        value={reason}
        onValueChange={setReason}
        options={[
          { value: 'first', label: 'Nothing yet' },
          { value: 'filtered', label: 'Nothing found' },
          { value: 'failed', label: 'Not loaded' },
        ]}
      />
      <Card>
        {reason === 'first' && (
          <EmptyState
            icon={<FolderKanban />}
            title="No projects yet"
            description="A project holds tasks, drawings and hours for one client."
            action={
              <Button variant="solid" tone="accent" icon={<Plus />}>
                New project
              </Button>
            }
          />
        )}
        {reason === 'filtered' && (
          <EmptyState
            title="No project matches these filters"
            description="3 projects are hidden by status “On hold”."
            action={<Button>Clear filters</Button>}
          />
        )}
        {reason === 'failed' && (
          <ErrorState
            title="The projects could not be loaded"
            description="Your connection seems to be down. Nothing is lost."
            action={<Button>Try again</Button>}
          />
        )}
      </Card>
    </Stack>
  );
}

/** Saves as one goes, says so quietly, and offers the way back in a toast. */
export function RenameTask() {
  return (
    <ToastProvider>
      <TaskTitle />
    </ToastProvider>
  );
}

function TaskTitle() {
  const toast = useToast();
  const [saved, setSaved] = useState('Pile load test');
  const [draft, setDraft] = useState(saved);
  const save = () => {
    if (draft === saved) return;
    const before = saved;
    setSaved(draft);
    toast({
      title: 'Task renamed',
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: 'Undo',
        onAction: () => {
          setSaved(before);
          setDraft(before);
        },
      },
    });
  };
  return (
    <Stack gap={12}>
      <TextField label="Title" value={draft} onChange={(event) => setDraft(event.currentTarget.value)} />
      <Stack direction="row" gap={8} align="center">
        <Button variant="solid" tone="accent" onClick={save}>
          Save
        </Button>
        <Text size="meta" tone="muted">
          {draft === saved ? 'All changes saved' : 'Not saved yet'}
        </Text>
      </Stack>
    </Stack>
  );
}
