import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Select } from './Select';

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/ */

const disciplines = [
  'Architecture',
  'Bridges',
  'Civil',
  'Drainage',
  'Electrical',
  'Fire',
  'Geotechnics',
  'Hydraulics',
  'Instrumentation',
  'Joinery',
  'Kitchens',
  'Lighting',
  'Mechanical',
].map((word) => ({ value: word, label: word }));

const onValueChange = vi.fn();
const field = () => screen.getByRole('combobox', { name: 'Discipline' });
const marked = async (name: string) =>
  vi.waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());

beforeEach(async () => {
  onValueChange.mockClear();
  render(
    <>
      <Select label="Discipline" options={disciplines} defaultValue="Civil" onValueChange={onValueChange} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.tab();
});

describe('Select, closed: the keys of a select-only combobox', () => {
  it.each([
    ['Down Arrow', '{ArrowDown}'],
    ['Alt + Down Arrow', '{Alt>}{ArrowDown}{/Alt}'],
    ['Up Arrow', '{ArrowUp}'],
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('%s: opens the listbox without changing the selection', async (_name, keys) => {
    await userEvent.keyboard(keys);
    await marked('Civil');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('Home: opens the listbox and moves to the first option', async () => {
    await userEvent.keyboard('{Home}');
    await marked('Architecture');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('End: opens the listbox and moves to the last option', async () => {
    await userEvent.keyboard('{End}');
    await marked('Mechanical');
  });

  it('Printable characters: opens the listbox and moves to the first option that matches', async () => {
    await userEvent.keyboard('f');
    await marked('Fire');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('Select, open: the keys of its listbox', () => {
  beforeEach(async () => {
    await userEvent.keyboard('{ArrowDown}');
    await marked('Civil');
  });
  const takes = async (name: string) => {
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(name);
    await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  };

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
    ['Alt + Up Arrow', '{Alt>}{ArrowUp}{/Alt}'],
  ])('%s: takes the marked option, closes, and the focus is on the combobox', async (_name, keys) => {
    await userEvent.keyboard('{ArrowDown}');
    await marked('Drainage');
    await userEvent.keyboard(keys);
    await takes('Drainage');
    await vi.waitFor(() => expect(field()).toHaveFocus());
  });

  it('Tab: takes the marked option, closes, and moves to the next control', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await marked('Drainage');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await userEvent.tab();
    await takes('Drainage');
    // A list that closes gives the focus back a moment later: here it must not.
    vi.runAllTimers();
    vi.useRealTimers();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('Escape: closes, and the focus is on the combobox, with nothing taken', async () => {
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await vi.waitFor(() => expect(field()).toHaveFocus());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('Down Arrow: moves to the next option, and not beyond the last', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await marked('Drainage');
    await userEvent.keyboard('{End}');
    await marked('Mechanical');
    await userEvent.keyboard('{ArrowDown}');
    await marked('Mechanical');
  });

  it('Up Arrow: moves to the previous option, and not before the first', async () => {
    await userEvent.keyboard('{ArrowUp}');
    await marked('Bridges');
    await userEvent.keyboard('{Home}');
    await marked('Architecture');
    await userEvent.keyboard('{ArrowUp}');
    await marked('Architecture');
  });

  it('Home: moves to the first option', async () => {
    await userEvent.keyboard('{Home}');
    await marked('Architecture');
  });

  it('End: moves to the last option', async () => {
    await userEvent.keyboard('{End}');
    await marked('Mechanical');
  });

  it('PageUp: moves up ten options, or to the first', async () => {
    await userEvent.keyboard('{End}');
    await marked('Mechanical');
    await userEvent.keyboard('{PageUp}');
    await marked('Civil');
    await userEvent.keyboard('{PageUp}');
    await marked('Architecture');
  });

  it('PageDown: moves down ten options, or to the last', async () => {
    await userEvent.keyboard('{PageDown}');
    await marked('Mechanical');
    await userEvent.keyboard('{PageDown}');
    await marked('Mechanical');
  });

  it('Printable characters: moves to the next option that begins so', async () => {
    await userEvent.keyboard('g');
    await marked('Geotechnics');
  });
});
