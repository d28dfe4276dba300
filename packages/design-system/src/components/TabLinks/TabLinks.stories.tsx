import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { TabLink } from './TabLink';
import { TabLinks } from './TabLinks';

const meta = {
  title: 'Components/TabLinks',
  component: TabLinks,
  subcomponents: { TabLink },
  args: { 'aria-label': 'Project' },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="pages">
        <TabLinks aria-label="Project">
          <TabLink current>
            <a href="#overview">Overview</a>
          </TabLink>
          <TabLink count={50}>
            <a href="#tasks">Tasks</a>
          </TabLink>
          <TabLink count={17}>
            <a href="#documents">Documents</a>
          </TabLink>
          <TabLink>
            <a href="#time">Time</a>
          </TabLink>
        </TabLinks>
      </Sheet.Row>
    </Sheet>
  ),
};
