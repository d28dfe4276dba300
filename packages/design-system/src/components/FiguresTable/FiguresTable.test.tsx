import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { FiguresTable } from './FiguresTable';

const columns = [
  { id: 'name', header: 'Project' },
  { id: 'hours', header: 'Hours', numeric: true },
];
const rows = [
  {
    id: '1',
    cells: { name: 'Gate', hours: '7.5' },
    parts: [{ id: '2', cells: { name: 'Marta', hours: '7.5' } }],
  },
  { id: '3', cells: { name: 'Internal' } },
];

describeConformance(
  'FiguresTable',
  (props) => <FiguresTable label="Hours" columns={columns} rows={rows} {...props} />,
  { element: 'TABLE' },
);

describe('FiguresTable', () => {
  it('names each row by its first cell, parts and the total too', () => {
    render(
      <FiguresTable label="Hours" columns={columns} rows={rows} total={{ name: 'Total', hours: '7.5' }} />,
    );
    const table = screen.getByRole('table', { name: 'Hours' });
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Gate', 'Marta', 'Internal', 'Total']);
    const row = within(table).getByRole('row', { name: /Marta/ });
    expect(within(row).getByRole('cell')).toHaveTextContent('7.5');
  });

  it('writes a dash where there is no figure', () => {
    render(<FiguresTable label="Hours" columns={columns} rows={rows} />);
    expect(within(screen.getByRole('row', { name: /Internal/ })).getByRole('cell')).toHaveTextContent('–');
  });
});
