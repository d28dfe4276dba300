'use client';
import { FormGrid, Select, TextField } from '@linework/design-system';
import type { ExplorerMessages } from '../../messages';
import type { DrawingRules, FileDetails } from '../../ports/FileProvider';

type DrawingValues = NonNullable<FileDetails['drawing']>;

interface DrawingFieldsProps {
  rules: DrawingRules;
  values: DrawingValues;
  onChange: (values: DrawingValues) => void;
  text: ExplorerMessages;
}

/** A select has no empty value. */
const NONE = 'none';

/** What is said of a drawing: its number, title, revision, status and discipline. */
export function DrawingFields({ rules, values, onChange, text }: DrawingFieldsProps) {
  const set = (part: Partial<DrawingValues>) => onChange({ ...values, ...part });
  return (
    <FormGrid columns={2}>
      <TextField
        label={text.number}
        maxLength={50}
        value={values.number}
        onChange={(event) => set({ number: event.target.value })}
      />
      <TextField
        label={text.revision}
        maxLength={8}
        value={values.revision}
        onChange={(event) => set({ revision: event.target.value })}
      />
      <TextField
        label={text.title}
        maxLength={200}
        value={values.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <Select
        label={text.status}
        value={values.status}
        onValueChange={(status) => set({ status })}
        options={rules.statuses.map(({ value, label }) => ({ value, label }))}
      />
      <Select
        label={text.discipline}
        value={values.discipline || NONE}
        onValueChange={(chosen) => set({ discipline: chosen === NONE ? '' : chosen })}
        options={[NONE, ...rules.disciplines].map((value) => ({
          value,
          label: value === NONE ? text.noDiscipline : value,
        }))}
      />
    </FormGrid>
  );
}
