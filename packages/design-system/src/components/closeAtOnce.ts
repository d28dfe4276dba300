/**
 * Has a sheet with `closed` styles leave the page in the same task, for a key that goes on to the next field: as long as the
 * sheet is there, all beside it is hidden from screen readers.
 */
export function closeAtOnce(sheet: Element | null): void {
  if (sheet instanceof HTMLElement) sheet.style.animation = 'none';
}
