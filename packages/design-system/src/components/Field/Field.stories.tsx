import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { Field } from './Field';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Scale', children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Around a control of your own. */
export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <Field label="Scale">{(control) => <input {...control} />}</Field>
        <Field label="Scale" hint="As on the title block">
          {(control) => <input {...control} />}
        </Field>
        <Field label="Scale" required error="Scale is required">
          {(control) => <input {...control} />}
        </Field>
        <Field label="Scale" hint="As on the title block" error="Write it as 1:50">
          {(control) => <input {...control} />}
        </Field>
        <Field
          label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
          required
        >
          {(control) => <input {...control} />}
        </Field>
        <Field label="Not seen, still read" hideLabel hint="The label is for screen readers only">
          {(control) => <input {...control} />}
        </Field>
      </FormGrid>
    </Sheet>
  ),
};
