import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { Field, type FieldControl } from './Field';
import { FieldBox } from './FieldBox';
import * as box from './FieldBox.css';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Scale', children: (control) => <Control {...control} /> },
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
        <Field label="Scale">{(control) => <Control {...control} />}</Field>
        <Field label="Scale" hint="As on the title block">
          {(control) => <Control {...control} />}
        </Field>
        <Field label="Scale" required error="Scale is required">
          {(control) => <Control {...control} />}
        </Field>
        <Field label="Scale" hint="As on the title block" error="Write it as 1:50">
          {(control) => <Control {...control} />}
        </Field>
        <Field
          label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
          required
        >
          {(control) => <Control {...control} />}
        </Field>
        <Field label="Not seen, still read" hideLabel hint="The label is for screen readers only">
          {(control) => <Control {...control} />}
        </Field>
      </FormGrid>
    </Sheet>
  ),
};

function Control(control: FieldControl) {
  return (
    <FieldBox>
      <input className={box.input} {...control} />
    </FieldBox>
  );
}
