import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../../stories/Sheet';
import { someNotifications } from '../../stories/someNotifications';
import { Button } from '../Button';
import { Card } from '../Card';
import { ErrorState } from '../ErrorState';
import { NotificationList, type NotificationListProps } from './NotificationList';

const noop = () => undefined;

const meta = {
  title: 'Components/NotificationList',
  component: NotificationList,
  args: {
    notifications: someNotifications,
    onRead: noop,
    onReadAll: noop,
    onDelete: noop,
    onClear: noop,
  },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(args: NotificationListProps) {
  const [notifications, setNotifications] = useState(args.notifications);
  return (
    <NotificationList
      {...args}
      notifications={notifications}
      onRead={(id) =>
        setNotifications((all) => all.map((one) => (one.id === id ? { ...one, read: true } : one)))
      }
      onReadAll={() => setNotifications((all) => all.map((one) => ({ ...one, read: true })))}
      onDelete={(id) => setNotifications((all) => all.filter((one) => one.id !== id))}
      onClear={() => setNotifications([])}
    />
  );
}

export const Playground: Story = { render: (args) => <Kept {...args} /> };

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
        }}
      >
        <Card>
          <NotificationList {...args} />
        </Card>
        <Card>
          <NotificationList {...args} aria-label="None" notifications={[]} />
        </Card>
        <Card>
          <NotificationList {...args} aria-label="Loading" notifications={[]} loading />
        </Card>
        <Card>
          <NotificationList
            {...args}
            aria-label="Failed"
            notifications={[]}
            failure={
              <ErrorState
                title="Notifications could not be loaded"
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
