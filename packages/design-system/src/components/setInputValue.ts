/**
 * Changes an input's text as typing does: React's `onChange`, a form library's `register` and the browser all hear it.
 * React overrides `value` on the element, so the prototype's setter is the way in.
 */
export function setInputValue(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
  if (setter) setter.call(input, text);
  else input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
