import {
  AlertDialog,
  Button,
  Card,
  EmptyState,
  FormGrid,
  FormSection,
  IconButton,
  Stack,
} from '@linework/design-system';
import { PROJECT_STATUSES } from '@linework/domain';
import { FolderKanban, FolderOpen, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { useAppPath } from '../app/useAppPath';
import { currencySymbol } from '../format/currencySymbol';
import { FormDateField } from '../forms/fields/FormDateField';
import { FormMoneyField } from '../forms/fields/FormMoneyField';
import { FormSelect } from '../forms/fields/FormSelect';
import { FormTextArea } from '../forms/fields/FormTextArea';
import { FormTextField } from '../forms/fields/FormTextField';
import { optionsOf } from '../forms/fields/optionsOf';
import { useReadOnlyForm } from '../forms/fields/ReadOnlyForm';
import { useSession } from '../session/SessionContext';
import { type ClientValues, newClientProjectValues } from './ClientValues';

interface ClientProjectsTabProps {
  clientId: string;
  /** Tasks of a stored project, by its id: what a removal takes along. */
  taskCounts: ReadonlyMap<string, number>;
}

/** The tab 'Projects (n)' of the client form (CLI-08): the client's real projects, saved together with the client. */
export function ClientProjectsTab({ clientId, taskCounts }: ClientProjectsTabProps) {
  const { control } = useFormContext<ClientValues>();
  const projects = useFieldArray({ control, name: 'projects', keyName: 'key' });
  const readOnly = useReadOnlyForm();
  const [removing, setRemoving] = useState<number | null>(null);
  const removed = removing === null ? undefined : projects.fields[removing];
  const add = () => {
    const place = projects.fields.length;
    projects.append(newClientProjectValues(newId()), { focusName: `projects.${place}.name` });
  };
  const remove = (place: number) => {
    // A new one holds nothing but what was typed here; a stored one has a history and asks first.
    if (projects.fields[place]?.version === undefined) projects.remove(place);
    else setRemoving(place);
  };
  const addButton = !readOnly && (
    <Button icon={<Plus />} onClick={add}>
      Add Project
    </Button>
  );

  if (projects.fields.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<FolderKanban />}
          title="No projects yet"
          description="Projects that you add here are saved together with the client."
          action={addButton}
        />
      </Card>
    );
  }
  return (
    <Stack gap={16}>
      {projects.fields.map((project, place) => (
        <ProjectSection
          key={project.key}
          clientId={clientId}
          place={place}
          projectId={project.id}
          isStored={project.version !== undefined}
          onRemove={() => remove(place)}
        />
      ))}
      <div>{addButton}</div>
      <AlertDialog
        open={removed !== undefined}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={`Remove project “${removed?.name ?? ''}”?`}
        description={removalConsequence(taskCounts.get(removed?.id ?? '') ?? 0)}
        confirmLabel="Remove"
        onConfirm={() => {
          if (removing !== null) projects.remove(removing);
        }}
      />
    </Stack>
  );
}

function removalConsequence(tasks: number): string {
  const along = tasks === 0 ? 'It' : tasks === 1 ? 'It and its one task' : `It and its ${tasks} tasks`;
  return `${along} will be deleted when you save the client. Until then, Cancel keeps everything.`;
}

interface ProjectSectionProps {
  clientId: string;
  place: number;
  projectId: string;
  isStored: boolean;
  onRemove: () => void;
}

function ProjectSection({ clientId, place, projectId, isStored, onRemove }: ProjectSectionProps) {
  const { settings } = useSession();
  const readOnly = useReadOnlyForm();
  const path = useAppPath();
  const at = `projects.${place}` as const;
  const name = useWatch<ClientValues, `projects.${number}.name`>({ name: `${at}.name` });
  const title = name || 'New project';
  return (
    <FormSection
      title={title}
      // A group by its place: a region for each would flood the list of landmarks, and new ones have no name yet.
      role="group"
      aria-label={`Project ${place + 1}`}
      aria-labelledby={undefined}
      actions={
        <Stack direction="row" gap={4}>
          {isStored && (
            <>
              <Button asChild variant="ghost" size="small" icon={<FolderOpen />}>
                <Link
                  to={path(`/projects?client=${clientId}&project=${projectId}`)}
                  aria-label={`View ${title}`}
                >
                  View
                </Link>
              </Button>
              <Button asChild variant="ghost" size="small" icon={<Pencil />}>
                <Link to={path(`/projects/edit?id=${projectId}`)} aria-label={`Edit ${title}`}>
                  Edit
                </Link>
              </Button>
            </>
          )}
          {!readOnly && (
            <IconButton
              label={`Remove ${title}`}
              icon={<Trash2 />}
              tone="danger"
              size="small"
              onClick={onRemove}
            />
          )}
        </Stack>
      }
    >
      <FormGrid>
        <FormTextField name={`${at}.name`} label="Project name" required />
        <FormSelect name={`${at}.status`} label="Status" options={optionsOf(PROJECT_STATUSES)} />
        <FormDateField name={`${at}.startDate`} label="Start date" required />
        <FormDateField name={`${at}.endDate`} label="End date" required />
        <FormMoneyField
          name={`${at}.budgetMinor`}
          label="Budget"
          currencySymbol={currencySymbol(settings.currency)}
          min={0}
          step={100}
        />
      </FormGrid>
      <FormTextArea name={`${at}.description`} label="Description" rows={2} />
    </FormSection>
  );
}
