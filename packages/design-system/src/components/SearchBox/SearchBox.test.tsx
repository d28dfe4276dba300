import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { SearchBox, type SearchBoxProps } from './SearchBox';
import type { SearchGroup } from './useMarkedOption';

const groups: SearchGroup[] = [
  { label: 'Clients', options: [{ id: 'c1', title: 'Bergstrand Hydro' }] },
  {
    label: 'Projects',
    total: 9,
    options: [
      { id: 'p1', title: 'Spillway gate renewal', detail: 'Bergstrand Hydro' },
      { id: 'p2', title: 'Bearing renewal' },
    ],
  },
];

function Box({ onSelect = () => undefined, ...rest }: Partial<SearchBoxProps>) {
  const [value, setValue] = useState('');
  return (
    <SearchBox
      label="Search"
      groups={value ? groups : []}
      {...rest}
      value={value}
      onValueChange={setValue}
      onSelect={onSelect}
    />
  );
}

describeConformance(
  'SearchBox',
  (props) => (
    <SearchBox
      label="Search"
      value=""
      groups={[]}
      onValueChange={() => undefined}
      onSelect={() => undefined}
      {...props}
    />
  ),
  { element: 'DIV' },
);

describe('SearchBox', () => {
  it('GEN-05: lists what was found in groups while one types', async () => {
    render(<Box />);
    await userEvent.type(screen.getByRole('combobox'), 'ber');
    const projects = await screen.findByRole('group', { name: /Projects/ });
    expect(within(projects).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  });

  it('GEN-05: arrows walk over the groups and wrap, and Enter opens the marked hit', async () => {
    const onSelect = vi.fn();
    render(<Box onSelect={onSelect} />);
    const box = screen.getByRole('combobox');
    await userEvent.type(box, 'ber{ArrowUp}');
    expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Bearing renewal');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const marked = screen.getByRole('option', { selected: true });
    expect(marked).toHaveTextContent('Spillway gate renewal');
    expect(box).toHaveAttribute('aria-activedescendant', marked.id);
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'p1' }));
    expect(box).toHaveValue('');
  });

  it('GEN-05: Escape closes the hits and keeps the text, a second one empties the box', async () => {
    render(<Box />);
    const box = screen.getByRole('combobox');
    await userEvent.type(box, 'ber{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('ber');
    await userEvent.keyboard('{Escape}');
    expect(box).toHaveValue('');
  });

  it('says so when nothing was found', async () => {
    render(<Box groups={[]} emptyMessage="Nothing found for “xyz”" />);
    await userEvent.type(screen.getByRole('combobox'), 'xyz');
    expect(await screen.findByText('Nothing found for “xyz”')).toBeInTheDocument();
  });

  it('opens a dialog from its button, where there is no room for the box', async () => {
    render(<Box />);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    await userEvent.type(within(dialog).getByRole('combobox'), 'ber');
    expect(within(dialog).getAllByRole('option')).toHaveLength(3);
  });
});
