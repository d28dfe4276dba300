import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Tabs } from './Tabs';

const meta = { title: 'Components/Tabs', component: Tabs.Root } satisfies Meta<typeof Tabs.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Tabs.Root defaultValue="details">
        <Tabs.List aria-label="Project">
          <Tabs.Tab value="details">Project Details</Tabs.Tab>
          <Tabs.Tab value="team">Team Assignment</Tabs.Tab>
          <Tabs.Tab value="tasks" count={50}>
            Tasks
          </Tabs.Tab>
          <Tabs.Tab value="drawings" count={6} invalid>
            Drawings
          </Tabs.Tab>
          <Tabs.Tab value="budget" disabled>
            Budget
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details">Details</Tabs.Panel>
        <Tabs.Panel value="team">Team</Tabs.Panel>
        <Tabs.Panel value="tasks">Tasks</Tabs.Panel>
        <Tabs.Panel value="drawings">Drawings</Tabs.Panel>
        <Tabs.Panel value="budget">Budget</Tabs.Panel>
      </Tabs.Root>
    </Sheet>
  ),
};
