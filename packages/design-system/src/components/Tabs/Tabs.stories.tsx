import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

/** The arrows go round and show their panel; a disabled tab is passed over. */
export const ByKeyboard: Story = {
  render: () => (
    <Tabs.Root defaultValue="details">
      <Tabs.List aria-label="Project">
        <Tabs.Tab value="details">Details</Tabs.Tab>
        <Tabs.Tab value="team" disabled>
          Team
        </Tabs.Tab>
        <Tabs.Tab value="tasks">Tasks</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details">All about the project</Tabs.Panel>
      <Tabs.Panel value="team">Nobody yet</Tabs.Panel>
      <Tabs.Panel value="tasks">Fifty of them</Tabs.Panel>
    </Tabs.Root>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Tasks' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Fifty of them');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  },
};
