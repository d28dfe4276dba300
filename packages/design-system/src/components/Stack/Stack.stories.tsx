import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Badge } from '../Badge';
import { Stack } from './Stack';

const meta = { title: 'Components/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="row">
        <Stack direction="row" gap={8} wrap>
          <Badge>One</Badge>
          <Badge>Two</Badge>
          <Badge>Three</Badge>
        </Stack>
      </Sheet.Row>
      <Sheet.Row label="column">
        <Stack gap={4}>
          <Badge>One</Badge>
          <Badge>Two</Badge>
        </Stack>
      </Sheet.Row>
      <Sheet.Row label="between">
        <Stack direction="row" justify="between" style={{ width: 240 }}>
          <Badge>Start</Badge>
          <Badge>End</Badge>
        </Stack>
      </Sheet.Row>
    </Sheet>
  ),
};
