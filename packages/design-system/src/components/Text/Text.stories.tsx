import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Text } from './Text';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: '3 of 12 tasks' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every size and tone on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="sizes">
        {(['meta', 'small', 'body', 'lead', 'title', 'display'] as const).map((size) => (
          <Text key={size} size={size}>
            {size}
          </Text>
        ))}
      </Sheet.Row>
      <Sheet.Row label="tones">
        {(['primary', 'secondary', 'muted', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Sheet.Row>
      <Sheet.Row label="kinds">
        <Text strong>Spillway gate renewal</Text>
        <Text mono>125 000.50</Text>
        <Text done>Issue transmittal T-014</Text>
      </Sheet.Row>
      <Sheet.Row label="long">
        <Text truncate>Wasserstraßenschifffahrtsverwaltungsgebäudesanierungsprojekt</Text>
      </Sheet.Row>
    </Sheet>
  ),
};
