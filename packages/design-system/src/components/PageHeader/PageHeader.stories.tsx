import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import { StatusBadge } from '../Badge';
import { Button } from '../Button';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'Dashboard' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <PageHeader
        title="Dashboard"
        meta="Thursday 19 November · 4 things due this week"
        actions={
          <Button variant="solid" tone="accent" icon={<Plus />}>
            New
          </Button>
        }
      />
      <PageHeader
        back={<a href="#projects">Projects</a>}
        title="Spillway gate renewal"
        badge={<StatusBadge tone="info">In Progress</StatusBadge>}
        actions={
          <>
            <Button>Cancel</Button>
            <Button variant="solid" tone="accent">
              Update Project
            </Button>
          </>
        }
      />
      <PageHeader title="Donaudampfschifffahrtsgesellschaftskapitän" />
    </Sheet>
  ),
};
