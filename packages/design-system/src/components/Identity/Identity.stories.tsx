import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Identity } from './Identity';
import { IdentityButton } from './IdentityButton';

const meta = {
  title: 'Components/Identity',
  component: Identity,
  args: { name: 'Marta Lindqvist' },
} satisfies Meta<typeof Identity>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="one line">
        <Identity name="Marta Lindqvist" />
      </Sheet.Row>
      <Sheet.Row label="two lines">
        <Identity name="Ola Eriksen" detail="Designer" />
      </Sheet.Row>
      <Sheet.Row label="button">
        <div style={{ width: 236 }}>
          <IdentityButton name="Marta Lindqvist" detail="Owner" />
        </div>
      </Sheet.Row>
      <Sheet.Row label="long">
        <div style={{ width: 180 }}>
          <Identity
            name="Donaudampfschifffahrtsgesellschaftskapitän"
            detail="Donaudampfschifffahrtsgesellschaftskapitän"
          />
        </div>
      </Sheet.Row>
    </Sheet>
  ),
};
