import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DateField } from './DateField';

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/ */

const onValueChange = vi.fn();
const opener = () => screen.getByRole('button', { name: 'Choose date' });
const onDay = (name: string) =>
  vi.waitFor(() => expect(screen.getByRole('button', { name: new RegExp(name) })).toHaveFocus());

beforeEach(() => {
  onValueChange.mockClear();
  render(<DateField label="Start" required defaultValue="2026-12-16" onValueChange={onValueChange} />);
  opener().focus();
});

describe('DateField: the keys of the button that opens the date picker', () => {
  it.each([
    ['Space', ' '],
    ['Enter', '{Enter}'],
  ])('%s: opens the dialog, and the chosen day has the focus', async (_name, keys) => {
    await userEvent.keyboard(keys);
    expect(await screen.findByRole('dialog', { name: 'Choose date' })).toBeInTheDocument();
    await onDay('December 16, 2026');
  });
});

describe('DateField: the keys of the date picker', () => {
  beforeEach(async () => {
    await userEvent.keyboard('{Enter}');
    await onDay('December 16, 2026');
  });
  const closed = async () => {
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await vi.waitFor(() => expect(opener()).toHaveFocus());
  };

  it('Escape: closes, and the focus is on the button again', async () => {
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await closed();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('Tab: moves through the dialog and round its end; one day only is a stop', async () => {
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
    await userEvent.tab();
    await onDay('December 16, 2026');
  });

  it('Shift + Tab: moves back through the dialog and round its start', async () => {
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{Tab}{/Shift}');
    expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus();
  });

  it.each([
    ['Space', ' '],
    ['Enter', '{Enter}'],
  ])('%s on a month button: changes the month, and the focus stays on the button', async (_name, keys) => {
    screen.getByRole('button', { name: 'Next month' }).focus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
  });

  it.each([
    ['Space', ' '],
    ['Enter', '{Enter}'],
  ])('%s on a day: takes it, closes, and the focus is on the button again', async (_name, keys) => {
    await userEvent.keyboard('{ArrowRight}');
    await onDay('December 17, 2026');
    await userEvent.keyboard(keys);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-12-17');
    await closed();
  });

  it.each([
    ['Up Arrow: the same day of the week before', '{ArrowUp}', 'December 9, 2026'],
    ['Down Arrow: the same day of the week after', '{ArrowDown}', 'December 23, 2026'],
    ['Right Arrow: the next day', '{ArrowRight}', 'December 17, 2026'],
    ['Left Arrow: the day before', '{ArrowLeft}', 'December 15, 2026'],
    ['Home: the first day of the week', '{Home}', 'December 14, 2026'],
    ['End: the last day of the week', '{End}', 'December 20, 2026'],
    ['Page Up: the same day of the month before', '{PageUp}', 'November 16, 2026'],
    ['Page Down: the same day of the month after', '{PageDown}', 'January 16, 2027'],
    ['Shift + Page Up: the same day of the year before', '{Shift>}{PageUp}{/Shift}', 'December 16, 2025'],
    ['Shift + Page Down: the same day of the year after', '{Shift>}{PageDown}{/Shift}', 'December 16, 2027'],
  ])('%s', async (_title, keys, day) => {
    await userEvent.keyboard(keys);
    await onDay(day);
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
