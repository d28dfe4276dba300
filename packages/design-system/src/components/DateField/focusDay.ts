/** The chosen day, or today, rather than the first button: a person who opens the calendar is after a day. */
export function focusDay(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const day = event.currentTarget.querySelector<HTMLElement>('td button[tabindex="0"]');
  if (!day) return;
  event.preventDefault();
  day.focus();
}
