import type { Meta, StoryObj } from '@storybook/react-vite';
import { SquareCheck } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import { Button } from '../Button';
import { Card } from '../Card';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No tasks yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Card>
        <EmptyState
          icon={<SquareCheck />}
          title="No tasks yet"
          description="Tasks of this project will stand here, the next one due first."
          action={
            <Button variant="solid" tone="accent">
              New Task
            </Button>
          }
        />
      </Card>
      <Card>
        <EmptyState title="Nothing matches" />
      </Card>
    </Sheet>
  ),
};
