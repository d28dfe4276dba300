import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import * as box from '../Field/FieldBox.css';
import { FormGrid } from '../Form';
import { SegmentedControl, type SegmentOption } from './SegmentedControl';

const priorities: SegmentOption[] = [
  { value: 'Low', label: 'Low' },
  { value: 'Medium', label: 'Medium' },
  { value: 'High', label: 'High' },
];
const views: SegmentOption[] = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden="true" className={box.icon} /> },
  { value: 'table', label: 'Table', icon: <List aria-hidden="true" className={box.icon} /> },
];

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: { 'aria-label': 'Priority', options: priorities, defaultValue: 'Medium' },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="toolbar">
        <SegmentedControl aria-label="View" options={views} defaultValue="grid" />
        <SegmentedControl
          aria-label="View as icons"
          options={views.map((view) => ({ ...view, iconOnly: true }))}
          defaultValue="table"
        />
        <SegmentedControl aria-label="Small" size="small" options={priorities} defaultValue="Low" />
        <SegmentedControl aria-label="Disabled" disabled options={priorities} defaultValue="Low" />
      </Sheet.Row>
      <FormGrid columns={2}>
        <SegmentedControl label="Priority" options={priorities} defaultValue="Medium" />
        <SegmentedControl label="Priority" required options={priorities} error="Priority is required" />
        <SegmentedControl
          label="Long words"
          hint="They are cut, never wrapped"
          options={[
            { value: 'a', label: 'Rechtsschutzversicherungsgesellschaften' },
            { value: 'b', label: 'Kraftfahrzeughaftpflichtversicherung' },
          ]}
          defaultValue="a"
        />
      </FormGrid>
    </Sheet>
  ),
};
