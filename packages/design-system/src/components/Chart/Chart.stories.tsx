import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { Card } from '../Card';
import { Chart, type ChartProps } from './Chart';

const weeks = ['W 36', 'W 37', 'W 38', 'W 39', 'W 40', 'W 41', 'W 42', 'W 43'];
const hour = { style: 'unit', unit: 'hour', maximumFractionDigits: 1 } as const;
const euro = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;

const hoursByWeek: ChartProps = {
  type: 'stacked',
  label: 'Hours by week',
  categoryLabel: 'Week',
  categories: weeks,
  series: [
    { id: 'billable', label: 'Billable', values: [148, 156.5, 161, 139, 152, 166, 158.5, 94] },
    { id: 'internal', label: 'Internal', values: [22, 18, 14.5, 31, 20, 12, 19, 16] },
    { id: 'absence', label: 'Leave and sickness', values: [10, 5.5, 4.5, 10, 8, 2, 2.5, 70] },
  ],
  format: hour,
};

const budgets: ChartProps = {
  type: 'bar',
  label: 'Budget against actual',
  categoryLabel: 'Project',
  categories: ['Spillway gate renewal', 'Quay 4 fenders', 'Rail bridge inspection', 'Data hall cooling'],
  series: [
    { id: 'budget', label: 'Budget', values: [125_000, 68_000, 31_500, 96_000] },
    { id: 'actual', label: 'Actual', values: [98_400, 74_250, 12_300, 61_900] },
  ],
  format: euro,
};

const utilisation: ChartProps = {
  type: 'line',
  label: 'Utilisation by discipline',
  categoryLabel: 'Month',
  categories: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  series: [
    {
      id: 's',
      label: 'Structural',
      values: [0.71, 0.74, 0.79, 0.77, 0.81, 0.84, 0.66, 0.58, 0.8, 0.83, null, null],
    },
    {
      id: 'm',
      label: 'Mechanical',
      values: [0.62, 0.66, 0.64, 0.7, 0.73, 0.71, 0.6, 0.49, 0.68, 0.72, null, null],
    },
    {
      id: 'e',
      label: 'Electrical',
      values: [0.55, 0.52, 0.58, 0.61, 0.57, 0.63, 0.5, 0.41, 0.6, 0.59, null, null],
    },
  ],
  format: { style: 'percent' },
};

const byPhase: ChartProps = {
  type: 'donut',
  label: 'Hours by phase',
  categoryLabel: 'Phase',
  categories: ['Concept', 'Basic design', 'Detailed design', 'Site supervision', 'As-built'],
  series: [{ id: 'hours', label: 'Hours', values: [84, 212, 418, 137, 39] }],
  format: { maximumFractionDigits: 0 },
  height: 200,
};

const meta = {
  title: 'Components/Chart',
  component: Chart,
  args: budgets,
  argTypes: { type: { control: 'inline-radio', options: ['bar', 'stacked', 'line', 'donut'] } },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Arrow keys go through the figures; each is said and shown. */
export const Keyboard: Story = {
  args: hoursByWeek,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}');
    await expect(page.getByRole('status')).toHaveTextContent('W 37, Internal: 18 hr');
  },
};

/** The same figures as a table, in the same place. */
export const AsTable: Story = {
  args: hoursByWeek,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const before = canvasElement.querySelector('figure')?.getBoundingClientRect().height;
    await userEvent.click(page.getByRole('button', { name: 'Show as table' }));
    await expect(page.getByRole('region', { name: 'Hours by week' })).toBeVisible();
    await expect(canvasElement.querySelector('figure')?.getBoundingClientRect().height).toBe(before);
  },
};

/** The legend tells the figures of the category that is pointed out. */
export const Readout: Story = {
  args: { ...hoursByWeek, readout: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvasElement.querySelector('[data-part="readout"]')).toHaveTextContent('W 37');
    await expect(canvasElement.querySelector('[data-part="tooltip"]')).toBeNull();
    await expect(page.getByRole('status')).toHaveTextContent('W 37, Billable: 156.5 hr');
  },
};

const many = Array.from({ length: 8 }, (_, at) => ({
  id: String(at),
  label: `Discipline ${at + 1}`,
  values: [24 + ((at * 7) % 13), 20 + ((at * 5) % 11), 30 - ((at * 3) % 9)],
}));

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <div
        style={{
          display: 'grid',
          gap: 20,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
        }}
      >
        <Card>
          <Chart {...hoursByWeek} />
        </Card>
        <Card>
          <Chart {...budgets} />
        </Card>
        <Card>
          <Chart {...utilisation} />
        </Card>
        <Card>
          <Chart {...byPhase} />
        </Card>
        <Card>
          <Chart
            type="bar"
            label="Margin by month"
            categoryLabel="Month"
            categories={['Jul', 'Aug', 'Sep', 'Oct']}
            series={[{ id: 'm', label: 'Margin', values: [12_400, -3_800, 6_150, 18_900] }]}
            format={euro}
            height={160}
          />
        </Card>
        <Card>
          <Chart
            type="stacked"
            label="All eight series"
            categoryLabel="Month"
            categories={['Aug', 'Sep', 'Oct']}
            series={many}
            height={160}
          />
        </Card>
        <Card>
          <Chart {...hoursByWeek} defaultView="table" height={160} />
        </Card>
        <Card>
          <Chart {...byPhase} series={[]} height={160} empty="No hours booked in this quarter" />
        </Card>
      </div>
    </Sheet>
  ),
};
