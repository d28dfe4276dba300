import { z } from 'zod';
import { limits } from './limits';
import { numberMessages } from './parseNumber';

/** Hours from 0 up as they travel (a JSON number). */
export function hours(invalid: string = numberMessages.hoursInvalid) {
  return z
    .number({ error: invalid })
    .min(0, { error: numberMessages.hoursNegative })
    .max(limits.hours, { error: numberMessages.hoursTooLarge });
}

/** Hours above zero; `invalid` is said of zero, less, missing and NaN. */
export function positiveHours(invalid: string) {
  return z
    .number({ error: invalid })
    .positive({ error: invalid })
    .max(limits.hours, { error: numberMessages.hoursTooLarge });
}
