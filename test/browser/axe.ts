import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The rules that a page can break in one color scheme and keep in another. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * What an accessibility check finds on the page as it stands, of any weight: rule, help, and the first
 * elements.
 */
export async function axeFindings(
  page: Page,
  rules: 'all' | 'of-colors' = 'all',
): Promise<readonly string[]> {
  // No page has frames: what is for them takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations, passes } = await (rules === 'all' ? axe : axe.withRules(OF_COLORS)).analyze();
  if (passes.length === 0) throw new Error('the accessibility check looked at nothing');
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}
