import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from './Combobox';

/**
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: editable, list autocomplete. The marked option is in
 * `aria-activedescendant`; the focus stays in the text.
 */

const clients = ['Bergstrand', 'Halden', 'Nordic'].map((word) => ({ value: word, label: word }));
const onValueChange = vi.fn();
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' });
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
const marked = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

beforeEach(async () => {
  onValueChange.mockClear();
  render(
    <>
      <Combobox label="Client" clearable options={clients} onValueChange={onValueChange} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.tab();
});

describe('Combobox, in the text: the keys of an editable combobox', () => {
  it('Tab: the text is a stop, its button is not', async () => {
    expect(field()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('Down Arrow: opens the listbox at the first option', async () => {
    await userEvent.keyboard('{ArrowDown}');
    expect(isOpen()).toBe(true);
    expect(marked()).toBe('Bergstrand');
    expect(field()).toHaveFocus();
  });

  it('Down Arrow: with text moves to the first suggestion', async () => {
    await userEvent.keyboard('nor');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toBe('Nordic');
  });

  it('Up Arrow: opens the listbox at the last option', async () => {
    await userEvent.keyboard('{ArrowUp}');
    expect(marked()).toBe('Nordic');
  });

  it('Alt + Down Arrow: opens the listbox and marks nothing', async () => {
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(isOpen()).toBe(true);
    expect(marked()).toBeNull();
  });

  it('Alt + Up Arrow: closes the listbox and takes nothing', async () => {
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    expect(isOpen()).toBe(false);
    expect(field()).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('Escape: closes the listbox, and with it closed clears the text', async () => {
    await userEvent.keyboard('hal{Enter}{ArrowDown}{Escape}');
    expect(isOpen()).toBe(false);
    expect(field()).toHaveValue('Halden');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
  });

  it('Enter: takes the suggestion that is marked', async () => {
    await userEvent.keyboard('hal{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Halden', clients[1]);
    expect(isOpen()).toBe(false);
  });

  it('Printable characters: are typed, and the listbox shows what matches', async () => {
    await userEvent.keyboard('d');
    expect(field()).toHaveValue('d');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Bergstrand',
      'Halden',
      'Nordic',
    ]);
    await userEvent.keyboard('e');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
});

describe('Combobox, in the list: the keys of its listbox popup', () => {
  beforeEach(async () => {
    await userEvent.keyboard('d{ArrowDown}');
    expect(marked()).toBe('Halden');
  });

  it('Enter: takes the marked option, closes, and its label is the text', async () => {
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Halden', clients[1]);
    expect(field()).toHaveValue('Halden');
    expect(isOpen()).toBe(false);
    expect(field()).toHaveFocus();
  });

  it('Escape: closes and takes nothing', async () => {
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(field()).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('Down Arrow: moves to the next option, from the last to the first', async () => {
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toBe('Nordic');
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toBe('Bergstrand');
  });

  it('Up Arrow: moves to the previous option, from the first to the last', async () => {
    await userEvent.keyboard('{ArrowUp}');
    expect(marked()).toBe('Bergstrand');
    await userEvent.keyboard('{ArrowUp}');
    expect(marked()).toBe('Nordic');
  });

  it.each([
    ['Right Arrow', '{ArrowRight}', 1],
    ['Left Arrow', '{ArrowLeft}', 0],
    ['Home', '{Home}', 0],
    ['End', '{End}', 1],
  ])('%s: goes back to the text and moves its caret, with the list open', async (_name, keys, caret) => {
    await userEvent.keyboard(keys);
    expect(marked()).toBeNull();
    expect(isOpen()).toBe(true);
    expect(field().selectionStart).toBe(caret);
  });

  it('Any printable character: is typed after the text', async () => {
    await userEvent.keyboard('e');
    expect(field()).toHaveValue('de');
  });

  it('Backspace: takes away the character before the caret', async () => {
    await userEvent.keyboard('{Backspace}');
    expect(field()).toHaveValue('');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('Delete: takes away the character after the caret', async () => {
    await userEvent.keyboard('{Home}{Delete}');
    expect(field()).toHaveValue('');
  });
});
