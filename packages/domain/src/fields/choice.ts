import { z } from 'zod';

/** One of `options`; anything else gives `message`. */
export function choice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  message: string,
) {
  return z.enum(options, { error: message });
}

/** One of `options` that must be chosen: nothing (missing, null, '') gives `required`, nonsense names the list. */
export function requiredChoice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  { label, required }: { label: string; required: string },
) {
  return z.enum(options, {
    error: (issue) =>
      issue.input === undefined || issue.input === null || issue.input === ''
        ? required
        : `${label} must be one of the list`,
  });
}
