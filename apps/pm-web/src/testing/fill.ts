import userEvent from '@testing-library/user-event';

/** Puts a text in the place of what a field holds, as pasting does: one event instead of one for each key. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}
