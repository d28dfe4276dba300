/** Whether a text has letters, digits and signs of ASCII only: most have, and need nothing that others do. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

const ASCII = /^[\0-\x7f]*$/;
