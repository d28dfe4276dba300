import { type Currency, moneyMessages, type Parsed, parseMoney, projectMessages } from '@linework/domain';

/** A project's budget as typed (PRJ-11): what is no amount above zero gets one message, whatever else it may be. */
export function parseBudget(text: string, currency: Currency): Parsed<number> {
  const budget = parseMoney(text, currency);
  if (budget.ok || budget.message === moneyMessages.tooLarge || budget.message === moneyMessages.tooPrecise) {
    return budget;
  }
  return { ok: false, message: projectMessages.budgetInvalid };
}
