import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { axeRulesOfThemes } from '../../packages/design-system/src/testing/axeRulesOfThemes';

/**
 * What axe finds on the page, a line for each rule. @param only `'what a theme changes'`: on a page that was looked at whole in
 * another theme @param within a selector
 */
export async function axeFaults(
  page: Page,
  { only, within }: { only?: 'what a theme changes'; within?: string } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (within) axe.include(within);
  if (only) axe.withRules(axeRulesOfThemes);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
