/**
 * Figures of the machine as much as of the product: time, memory, counts. They are looked at in `npm run test:all`, not in
 * `npm test`, which has to give the same answer on a busy machine.
 *
 * @param assert holds a figure to its limit
 */
export function measured(assert: () => void): void {
  if (isMeasured) assert();
}

/** Whether this is `npm run test:all`. */
export const isMeasured = Boolean(process.env.TEST_ALL);

/**
 * How much of its kind a test makes: what the environment says (`pnpm chaos`, `pnpm fuzz`), else little in `npm test` and more in
 * `npm run test:all`.
 */
export function howMany(variable: string, inGate: number, inAll: number): number {
  return Number(process.env[variable] ?? (isMeasured ? inAll : inGate));
}
