import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { DateRange } from './DateRange';

const november = { start: '2026-11-02', end: '2026-11-20' };

const meta = {
  title: 'Components/DateRange',
  component: DateRange,
  args: {
    label: 'Period',
    defaultValue: november,
    presets: [
      { label: 'This month', start: '2026-11-01', end: '2026-11-30' },
      { label: 'Last month', start: '2026-10-01', end: '2026-10-31' },
      { label: 'This quarter', start: '2026-10-01', end: '2026-12-31' },
      { label: 'Last quarter', start: '2026-07-01', end: '2026-09-30' },
      { label: 'This year', start: '2026-01-01', end: '2026-12-31' },
    ],
  },
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Two presses in two months; the days between are marked while the second is sought. */
export const AcrossMonths: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Choose dates' }));
    await userEvent.click(await page.findByRole('button', { name: /November 16, 2026/ }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(page.getByText('Choose the last day')).toBeVisible();
    await expect(page.getAllByRole('gridcell', { selected: true })).toHaveLength(22);
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('textbox', { name: 'End date' })).toHaveValue('2026-12-07');
  },
};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <DateRange label="Empty" />
        <DateRange label="ISO" defaultValue={november} />
        <DateRange label="Day first" format="DD/MM/YYYY" defaultValue={november} hint="As in the settings" />
        <DateRange
          label="End before start"
          required
          defaultValue={{ start: '2026-11-20', end: '2026-11-02' }}
          error="The end must not be before the start"
        />
        <DateRange
          label="No such day"
          defaultValue={{ start: '2026-02-30', end: '' }}
          error="There is no such day"
        />
        <DateRange label="Disabled" disabled defaultValue={november} />
        <DateRange label="Read only" readOnly defaultValue={november} />
      </FormGrid>
    </Sheet>
  ),
};
