import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Card } from '../Card';
import { FiguresTable, type FiguresTableProps } from './FiguresTable';

const hours: FiguresTableProps = {
  label: 'Hours by project and person',
  columns: [
    { id: 'name', header: 'Project' },
    { id: 'client', header: 'Client' },
    { id: 'hours', header: 'Hours', numeric: true },
    { id: 'earnings', header: 'Earnings', numeric: true },
  ],
  rows: [
    {
      id: 'gate',
      cells: {
        name: 'Spillway gate renewal',
        client: 'Bergstrand Hydro',
        hours: '731.0',
        earnings: '€67,361.65',
      },
      parts: [
        {
          id: 'marta',
          cells: { name: 'Marta Lindqvist', client: '', hours: '410.5', earnings: '€39,200.00' },
        },
        { id: 'jonas', cells: { name: 'Jonas Weber', client: '', hours: '320.5', earnings: '€28,161.65' } },
      ],
    },
    { id: 'internal', cells: { name: 'Internal', client: 'Halden & Roy', hours: '193.0' } },
  ],
  total: { name: 'Total', client: '', hours: '924.0', earnings: '€67,361.65' },
};

const meta = { title: 'Components/FiguresTable', component: FiguresTable, args: hours } satisfies Meta<
  typeof FiguresTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="two levels">
        <Card title="Report" flush style={{ width: '100%' }}>
          <FiguresTable {...hours} />
        </Card>
      </Sheet.Row>
    </Sheet>
  ),
};
