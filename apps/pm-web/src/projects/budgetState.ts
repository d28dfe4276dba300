import type { MeterProps } from '@linework/design-system';
import { BUDGET_STEPS } from '@linework/domain';

const [NEAR, FULL] = BUDGET_STEPS;

/** How a budget stands at a share used, as a tone and in words; no words while there is much left. */
export function budgetState(percent: number): {
  tone: NonNullable<MeterProps['tone']>;
  words: string | null;
} {
  if (percent > FULL.percent) return { tone: 'danger', words: 'Over budget' };
  if (percent === FULL.percent) return { tone: 'danger', words: 'Used up' };
  if (percent >= NEAR.percent) return { tone: 'warning', words: 'Nearly used up' };
  return { tone: 'accent', words: null };
}
