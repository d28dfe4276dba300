import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Progress } from './Progress';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Tasks done', value: 62 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {(['accent', 'success', 'warning', 'danger', 'neutral'] as const).map((tone, place) => (
        <Sheet.Row key={tone} label={tone}>
          <div style={{ width: 200 }}>
            <Progress tone={tone} label="Tasks done" value={15 + place * 20} />
          </div>
        </Sheet.Row>
      ))}
      <Sheet.Row label="sizes">
        <div style={{ width: 200, display: 'grid', gap: 8 }}>
          <Progress size="small" label="Small" value={40} />
          <Progress size="medium" label="Medium" value={40} />
          <Progress size="large" label="Large" value={40} />
        </div>
      </Sheet.Row>
      <Sheet.Row label="ends">
        <div style={{ width: 200, display: 'grid', gap: 8 }}>
          <Progress label="None" value={0} />
          <Progress label="All" value={100} />
        </div>
      </Sheet.Row>
    </Sheet>
  ),
};
