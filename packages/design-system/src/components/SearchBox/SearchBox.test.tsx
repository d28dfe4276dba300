import { fireEvent, render, screen, within } from '@testing-library/react';
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
      { id: 'p2', title: 'Bearing renewal', href: '/projects/view?id=p2' },
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

/** A server that answers when it is told to. */
function AnsweredLater({ onSelect }: Pick<SearchBoxProps, 'onSelect'>) {
  const [value, setValue] = useState('');
  const [answered, setAnswered] = useState('');
  const found = groups.map((group) => ({
    ...group,
    options: group.options.filter(({ title }) => title.toLowerCase().includes(answered)),
  }));
  return (
    <>
      <SearchBox
        label="Search"
        groups={answered ? found : []}
        loading={value !== answered}
        value={value}
        onValueChange={setValue}
        onSelect={onSelect}
      />
      <button
        type="button"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setAnswered(value)}
      >
        Answer
      </button>
    </>
  );
}

describe('SearchBox', () => {
  it('GEN-06: says above the hits that they are of other words', async () => {
    render(<Box notice="Showing results for “gate”" />);
    await userEvent.type(screen.getByRole('combobox'), 'gaet');
    expect(await screen.findByRole('status')).toHaveTextContent('Showing results for “gate”');
  });

  it('GEN-06: opens the palette of its owner where there is no room for the box', async () => {
    const onOpen = vi.fn();
    render(<Box onOpen={onOpen} />);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onOpen).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const typeAfterAnAnswer = async (onSelect: SearchBoxProps['onSelect'], more: string) => {
    render(<AnsweredLater onSelect={onSelect} />);
    await userEvent.type(screen.getByRole('combobox'), 'be');
    fireEvent.click(screen.getByText('Answer'));
    await screen.findByRole('option', { name: /Bergstrand/ });
    await userEvent.keyboard(more);
  };

  it('GEN-05: Enter waits for what is found by the last letters, and takes the first of it', async () => {
    const onSelect = vi.fn();
    await typeAfterAnAnswer(onSelect, 'a{Enter}');
    expect(onSelect).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Answer'));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Bearing renewal' }));
  });

  it('GEN-05: with Ctrl, what Enter waited for opens in another tab', async () => {
    const [onSelect, opened] = [vi.fn(), vi.spyOn(window, 'open').mockReturnValue(null)];
    await typeAfterAnAnswer(onSelect, 'a{Control>}{Enter}{/Control}');
    expect(opened).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Answer'));
    expect(opened).toHaveBeenCalledExactlyOnceWith('/projects/view?id=p2', '_blank', 'noopener');
    expect(onSelect).not.toHaveBeenCalled();
    opened.mockRestore();
  });

  it('GEN-05: Enter takes nothing later where one typed on, or where nothing is found', async () => {
    const onSelect = vi.fn();
    await typeAfterAnAnswer(onSelect, 'a{Enter}r');
    fireEvent.click(screen.getByText('Answer'));
    await userEvent.keyboard('zz{Enter}');
    fireEvent.click(screen.getByText('Answer'));
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Backspace}');
    fireEvent.click(screen.getByText('Answer'));
    expect(await screen.findByRole('option', { name: /Bearing/ })).toBeInTheDocument();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('GEN-05: Enter takes at once what was walked to', async () => {
    const onSelect = vi.fn();
    await typeAfterAnAnswer(onSelect, 'a{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Bearing renewal' }));
  });

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
