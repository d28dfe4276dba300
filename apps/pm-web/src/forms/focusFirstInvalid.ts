/**
 * Puts the cursor into the first field that is marked wrong, in reading order (GEN-11). Looks at the page rather than at
 * the form's registry, so that errors from the server and from composite fields count alike.
 *
 * @returns whether there was one
 */
export function focusFirstInvalid(container: HTMLElement): boolean {
  const invalid = [...container.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].find(isShown);
  if (!invalid) return false;
  const target = invalid.matches(FOCUSABLE) ? invalid : invalid.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  return target !== null;
}

const FOCUSABLE = 'input, textarea, select, button, [tabindex]';

function isShown(element: HTMLElement): boolean {
  return element.closest('[hidden], [inert]') === null;
}
