import { AlertDialog, Button, FormGrid } from '@linework/design-system';
import { PROJECT_STATUSES } from '@linework/domain';
import { FolderKanban, FolderOpen, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import { useAppPath } from '../app/useAppPath';
import { currencySymbol } from '../format/currencySymbol';
import { FormRow } from '../forms/FormRow';
import { FormRows } from '../forms/FormRows';
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

  return (
    <>
      <FormRows
        count={projects.fields.length}
        empty={{
          icon: <FolderKanban />,
          title: 'No projects yet',
          description: 'Projects that you add here are saved together with the client.',
        }}
        add={addButton}
      >
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
      </FormRows>
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
    </>
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
  const path = useAppPath();
  const at = `projects.${place}` as const;
  const name = useWatch<ClientValues, `projects.${number}.name`>({ name: `${at}.name` });
  const title = name || 'New project';
  return (
    <FormRow
      title={title}
      label={`Project ${place + 1}`}
      links={
        isStored
          ? [
              {
                label: 'View',
                to: path(`/projects?client=${clientId}&project=${projectId}`),
                icon: <FolderOpen />,
              },
              { label: 'Edit', to: path(`/projects/edit?id=${projectId}`), icon: <Pencil /> },
            ]
          : []
      }
      onRemove={onRemove}
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
    </FormRow>
  );
}
