import { z } from 'zod';
import { limits } from './limits';
import { moneyMessages } from './parseMoney';

/** Money as it travels: integer minor units from 0 up. `invalid` is said of anything else (missing, NaN, 12.5, -1). */
export function money(invalid: string = moneyMessages.invalid) {
  return z
    .number({ error: invalid })
    .int({ error: invalid })
    .min(0, { error: invalid })
    .max(limits.moneyMinor, { error: moneyMessages.tooLarge });
}

/** Money that must be above zero; `invalid` is said of zero too. */
export function positiveMoney(invalid: string) {
  return z
    .number({ error: invalid })
    .int({ error: invalid })
    .positive({ error: invalid })
    .max(limits.moneyMinor, { error: moneyMessages.tooLarge });
}
