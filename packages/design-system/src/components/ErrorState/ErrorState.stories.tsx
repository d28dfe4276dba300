import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Button } from '../Button';
import { Card } from '../Card';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { title: 'The tasks did not load', description: 'Try again.' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Card>
        <ErrorState
          title="The tasks did not load"
          description="The server did not answer. Your work is safe; try again in a moment."
          code="503"
          action={<Button>Try again</Button>}
        />
      </Card>
    </Sheet>
  ),
};
