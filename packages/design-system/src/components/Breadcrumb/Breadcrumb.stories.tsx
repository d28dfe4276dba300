import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Link } from '../Link';
import { Breadcrumb } from './Breadcrumb';

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Drawings' }] },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Breadcrumb
        items={[
          { label: 'Project Documents', href: '#documents' },
          { label: 'Drawings', render: <Link tone="quiet" href="#drawings" /> },
          { label: 'Floor Plans' },
        ]}
      />
      <div style={{ width: 260 }}>
        <Breadcrumb
          items={[
            { label: 'Donaudampfschifffahrtsgesellschaftskapitän', href: '#long' },
            { label: 'Donaudampfschifffahrtsgesellschaftskapitän' },
          ]}
          aria-label="Long breadcrumb"
        />
      </div>
    </Sheet>
  ),
};
