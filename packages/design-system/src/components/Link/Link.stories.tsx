import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Link } from './Link';

const meta = { title: 'Components/Link', component: Link } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="accent">
        <Link href="#all">View All</Link>
      </Sheet.Row>
      <Sheet.Row label="quiet">
        <Link href="#project" tone="quiet">
          Spillway gate renewal
        </Link>
      </Sheet.Row>
      <Sheet.Row label="inline">
        <span>
          Read{' '}
          <Link href="#terms" tone="inline">
            the terms
          </Link>{' '}
          first.
        </span>
      </Sheet.Row>
    </Sheet>
  ),
};
