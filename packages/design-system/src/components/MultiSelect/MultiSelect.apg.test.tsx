import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MultiSelect } from './MultiSelect';

/**
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: editable, list autocomplete, over a listbox of which several can be
 * taken. The marked option is in `aria-activedescendant`; the focus stays in the text.
 */

const people = ['Anna', 'Per', 'Saara'].map((word) => ({ value: word, label: word }));
const onValueChange = vi.fn();
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Reviewers' });
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
const marked = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

beforeEach(async () => {
  onValueChange.mockClear();
  render(
    <>
      <MultiSelect label="Reviewers" options={people} onValueChange={onValueChange} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.tab();
});

describe('MultiSelect, in the text: the keys of an editable combobox', () => {
  it('Tab: the text is a stop, its button and its chips are not', async () => {
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    expect(screen.getByRole('button', { name: 'Remove Anna' })).toHaveAttribute('tabindex', '-1');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('Down Arrow: opens the listbox at the first option', async () => {
    await userEvent.keyboard('{ArrowDown}');
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    expect(marked()).toBe('Anna');
  });

  it('Up Arrow: opens the listbox at the last option', async () => {
    await userEvent.keyboard('{ArrowUp}');
    expect(marked()).toBe('Saara');
  });

  it('Alt + Down Arrow: opens the listbox and marks nothing', async () => {
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(isOpen()).toBe(true);
    expect(marked()).toBeNull();
  });

  it('Alt + Up Arrow: closes the listbox and takes nothing', async () => {
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    expect(isOpen()).toBe(false);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('Printable characters: are typed, and the listbox shows what matches', async () => {
    await userEvent.keyboard('aa');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Saara']);
  });
});

describe('MultiSelect, in the list: the keys of its listbox popup', () => {
  beforeEach(() => userEvent.keyboard('a{ArrowDown}'));

  it('Enter: takes the marked option; the list stays for the next', async () => {
    expect(marked()).toBe('Saara');
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['Saara'], [people[2]]);
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('option', { name: 'Saara' })).toHaveAttribute('aria-selected', 'true');
  });

  it('Escape: closes and takes nothing', async () => {
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('Down Arrow: moves to the next option, from the last to the first', async () => {
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toBe('Anna');
  });

  it('Up Arrow: moves to the previous option', async () => {
    await userEvent.keyboard('{ArrowUp}');
    expect(marked()).toBe('Anna');
  });

  it.each([
    ['Left Arrow', '{ArrowLeft}', 0],
    ['Right Arrow', '{ArrowRight}', 1],
    ['Home', '{Home}', 0],
    ['End', '{End}', 1],
  ])('%s: goes back to the text and moves its caret, with the list open', async (_name, keys, caret) => {
    await userEvent.keyboard(keys);
    expect(marked()).toBeNull();
    expect(isOpen()).toBe(true);
    expect(field().selectionStart).toBe(caret);
    expect(field()).toHaveFocus();
  });
});
