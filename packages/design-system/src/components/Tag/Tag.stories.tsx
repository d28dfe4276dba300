import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Tag } from './Tag';

const meta = { title: 'Components/Tag', component: Tag } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="plain">
        <Tag>hydraulics</Tag>
        <Tag>outage</Tag>
      </Sheet.Row>
      <Sheet.Row label="removable">
        <Tag onRemove={() => undefined}>hydraulics</Tag>
      </Sheet.Row>
      <Sheet.Row label="long">
        <div style={{ width: 140 }}>
          <Tag onRemove={() => undefined}>Donaudampfschifffahrtsgesellschaftskapitän</Tag>
        </div>
      </Sheet.Row>
    </Sheet>
  ),
};
