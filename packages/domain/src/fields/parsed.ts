/** What a field parser answers: the value, or one sentence for the person who typed. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

export function parsed<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

export function refused<T>(message: string): Parsed<T> {
  return { ok: false, message };
}
