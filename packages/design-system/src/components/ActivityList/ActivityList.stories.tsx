import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import { someActivity } from '../../stories/someActivity';
import { Button } from '../Button';
import { Card } from '../Card';
import { ErrorState } from '../ErrorState';
import { ActivityList } from './ActivityList';

const noop = () => undefined;

const meta = {
  title: 'Components/ActivityList',
  component: ActivityList,
  args: { entries: someActivity, onShowEarlier: noop },
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <div
        style={{
          display: 'grid',
          gap: 16,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
        }}
      >
        <Card flush>
          <ActivityList {...args} />
        </Card>
        <Card flush>
          <ActivityList aria-label="None" entries={[]} />
        </Card>
        <Card flush>
          <ActivityList aria-label="Loading" entries={[]} loading />
        </Card>
        <Card flush>
          <ActivityList
            aria-label="Failed"
            entries={[]}
            failure={
              <ErrorState
                title="The activity could not be loaded"
                description="The server did not answer."
                action={<Button icon={<RotateCw />}>Try again</Button>}
              />
            }
          />
        </Card>
      </div>
    </Sheet>
  ),
};
