import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: { items: [{ term: 'Drawn by', details: 'Ola Eriksen' }] },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <div style={{ maxWidth: 320 }}>
        <DescriptionList
          items={[
            { term: 'Drawn by', details: 'Ola Eriksen' },
            { term: 'Issued', details: '2026-11-18' },
            { term: 'Title', details: 'Donaudampfschifffahrtsgesellschaftskapitän' },
          ]}
        />
      </div>
    </Sheet>
  ),
};
