import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Switch } from './Switch';

const meta = { title: 'Components/Switch', component: Switch, args: { label: 'Auto-save' } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="at rest">
        <Switch label="Off" />
        <Switch label="On" defaultChecked />
      </Sheet.Row>
      <Sheet.Row label="disabled">
        <Switch label="Off" disabled />
        <Switch label="On" disabled defaultChecked />
      </Sheet.Row>
      <Sheet.Row label="with words">
        <Switch label="Weekly report" hint="Every Monday at 8, to your address" defaultChecked />
      </Sheet.Row>
      <Sheet.Row label="alone">
        <Switch aria-label="Layer A-WALL" defaultChecked />
      </Sheet.Row>
    </Sheet>
  ),
};
