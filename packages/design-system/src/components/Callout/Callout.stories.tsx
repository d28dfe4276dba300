import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Button } from '../Button';
import { Callout } from './Callout';

const meta = { title: 'Components/Callout', component: Callout } satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {(['info', 'success', 'warning', 'danger', 'neutral'] as const).map((tone) => (
        <Callout key={tone} tone={tone} title="You have an unsaved draft">
          It was kept 12 s ago.
        </Callout>
      ))}
      <Callout tone="warning" action={<Button size="small">Restore</Button>}>
        Without a title, with an action.
      </Callout>
    </Sheet>
  ),
};
