import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Avatar } from '../Avatar';
import { PriorityBadge, StatusBadge } from '../Badge';
import { Button } from '../Button';
import { Card } from '../Card';
import { Checkbox } from '../Checkbox';
import { Columns } from '../Columns';
import { EmptyState } from '../EmptyState';
import { Link } from '../Link';
import { Progress } from '../Progress';
import { List } from './List';
import { ListRoom } from './ListRoom';
import { ListRow } from './ListRow';

const meta = { title: 'Components/List', component: List } satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Card flush title="Recent Projects">
        <List>
          <ListRow
            asChild
            title="Spillway gate renewal"
            meta="Bergstrand Hydro"
            trailing={
              <>
                <StatusBadge tone="info">In Progress</StatusBadge>
                <Progress label="Tasks done" value={62} />
                31/50
              </>
            }
          >
            <Link tone="quiet" href="#1" />
          </ListRow>
          <ListRow
            asChild
            leading={<Checkbox aria-label="Complete" />}
            title="Fender load case LC-07"
            meta="Quay 4 fender design"
            trailing={
              <>
                <PriorityBadge priority="High" />
                Today
                <Avatar name="Amir Bensaïd" />
              </>
            }
          >
            <Link tone="quiet" href="#2" />
          </ListRow>
          <ListRow selected title="Selected" meta="Rail bridge inspection" />
          <ListRow done title="Issue transmittal T-014" meta="Data hall cooling" />
          <ListRow
            title="Donaudampfschifffahrtsgesellschaftskapitän Donaudampfschifffahrtsgesellschaftskapitän Donaudampfschifffahrtsgesellschaftskapitän"
            meta="Only one line"
            trailing="28/28"
          />
        </List>
      </Card>
    </Sheet>
  ),
};

/** Five rows' room: with two rows, and with none. */
export const Room: Story = {
  render: () => (
    <Columns>
      <Card flush title="My Work">
        <ListRoom rows={5}>
          <List>
            <ListRow title="Fender load case LC-07" meta="Quay 4 fender design" />
            <ListRow title="Issue transmittal T-014" meta="Data hall cooling" />
          </List>
        </ListRoom>
      </Card>
      <Card flush title="Recent Tasks">
        <ListRoom rows={5}>
          <EmptyState title="No tasks yet" description="Tasks that change show here." />
        </ListRoom>
      </Card>
    </Columns>
  ),
};

/** Buttons of a row: in a narrow list they have a line of their own, and a long title is not cut. */
export const Actions: Story = {
  render: () => (
    <Card flush title="Spillway gate renewal">
      <List>
        {['Annegret Schulze-Wolkenstein', 'Bo Ek'].map((name) => (
          <ListRow
            key={name}
            leading={<Avatar name={name} size="large" decorative />}
            title={name}
            meta="Week 47"
            trailing="10h 25m"
            actions={
              <>
                <Button size="small" variant="ghost" aria-label={`Send back ${name}`}>
                  Send back
                </Button>
                <Button size="small" aria-label={`Approve ${name}`}>
                  Approve
                </Button>
              </>
            }
          />
        ))}
      </List>
    </Card>
  ),
};
