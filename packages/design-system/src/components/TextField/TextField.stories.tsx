import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import * as box from '../Field/FieldBox.css';
import { FormGrid } from '../Form';
import { TextField } from './TextField';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Project name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <TextField label="Empty" placeholder="Spillway gate renewal" />
        <TextField label="Filled" defaultValue="Spillway gate renewal" />
        <TextField label="Required" required hint="As in the contract" />
        <TextField label="Wrong" required error="Project name is required" />
        <TextField
          label="Wrong, with a hint"
          defaultValue="mail@"
          hint="We write to it once"
          error="Please enter a valid email address"
        />
        <TextField
          label="With an icon"
          leading={<Mail aria-hidden="true" className={box.icon} />}
          defaultValue="marta.lindqvist@halden-roy.example"
        />
        <TextField label="With a unit" trailing="mm" defaultValue="1 250" />
        <TextField label="Disabled" disabled defaultValue="P-2041" />
        <TextField label="Read only" readOnly defaultValue="P-2041" />
        <TextField
          label="Long"
          defaultValue="Rechtsschutzversicherungsgesellschaften Kraftfahrzeughaftpflichtversicherung"
        />
        <TextField label="Right to left" dir="rtl" defaultValue="مشروع تجديد البوابة" />
        <TextField label="Hidden label" hideLabel placeholder="Its label is hidden" />
      </FormGrid>
    </Sheet>
  ),
};
