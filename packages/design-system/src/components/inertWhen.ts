import { version } from 'react';

/** What React writes as `inert`: 18 has no such boolean attribute, only text. */
const set = version.startsWith('18.') ? ('' as unknown as true) : true;

/** Props that take an element and all in it out of reach, or nothing. */
export function inertWhen(inert: boolean): { inert?: true } {
  return inert ? { inert: set } : {};
}
