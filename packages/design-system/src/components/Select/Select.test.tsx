import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { pressAtOnce } from '../../testing/pressAtOnce';
import { Select } from './Select';

const statuses = ['Planning', 'In Progress', 'Review'].map((word) => ({ value: word, label: word }));

describeConformance('Select', (props) => <Select label="Status" options={statuses} {...props} />, {
  element: 'BUTTON',
});

describe('Select', () => {
  it('shows its options in a landmark that its label names, over the cover that takes the presses beside it', async () => {
    render(<Select label="Status" options={statuses} />);
    expect(screen.queryByRole('region')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const list = screen.getByRole('listbox', { name: 'Status' });
    expect(screen.getByRole('region', { name: 'Status' })).toContainElement(list);
    // Both have the same z-index, so a cover later in the document would take the press on an option.
    const cover = document.querySelector('[data-part="cover"]');
    expect(cover?.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('opens by ArrowDown at the chosen option, and Enter takes the marked one', async () => {
    const onValueChange = vi.fn();
    render(
      <Select label="Status" options={statuses} defaultValue="Planning" onValueChange={onValueChange} />,
    );
    await userEvent.tab();
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(screen.getByRole('option', { name: 'Planning' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledWith('In Progress');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('In Progress');
  });

  it.each(['End', 'ArrowDown', 'r'])(
    'lets Enter take the option that %s led to, however soon it is pressed',
    async (key) => {
      const onValueChange = vi.fn();
      const two = statuses.filter(({ value }) => value !== 'In Progress');
      render(<Select label="Status" options={two} defaultValue="Planning" onValueChange={onValueChange} />);
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await vi.waitFor(() => expect(screen.getByRole('option', { name: 'Planning' })).toHaveFocus());
      pressAtOnce(key, 'Enter');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Review');
    },
  );

  it('finds an option by several words, without taking the marked one at the space', async () => {
    const onValueChange = vi.fn();
    const options = ['In Progress', 'In Review'].map((word) => ({ value: word, label: word }));
    render(<Select label="Status" options={options} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.getByRole('option', { name: 'In Progress' })).toHaveFocus());
    pressAtOnce('i', 'n', ' ', 'r');
    expect(screen.getByRole('option', { name: 'In Review' })).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('Escape closes it and takes nothing', async () => {
    const onValueChange = vi.fn();
    render(<Select label="Status" options={statuses} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('shows an option whose value is empty, and reports it', async () => {
    const onValueChange = vi.fn();
    const all = [{ value: '', label: 'All statuses' }, ...statuses];
    const { rerender } = render(
      <Select label="Status" options={all} value="" onValueChange={onValueChange} />,
    );
    expect(screen.getByRole('combobox')).toHaveTextContent('All statuses');
    rerender(<Select label="Status" options={all} value="Review" onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Home}{Enter}');
    expect(onValueChange).toHaveBeenCalledWith('');
  });

  it('stays shut while read-only', async () => {
    render(<Select label="Status" options={statuses} readOnly defaultValue="Review" />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
