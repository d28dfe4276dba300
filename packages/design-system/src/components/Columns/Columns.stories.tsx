import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Card } from '../Card';
import { Columns } from './Columns';

const meta = { title: 'Components/Columns', component: Columns } satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Columns aside={<Card title="Team">Beside it</Card>}>
        <Card title="Details">The main column</Card>
      </Columns>
      <Columns>
        <Card title="Recent Projects">Half</Card>
        <Card title="Recent Tasks">Half</Card>
      </Columns>
    </Sheet>
  ),
};
