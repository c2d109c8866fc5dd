import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What an accessibility check finds on the page as it stands, of any weight: rule, help, and the first elements. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const { violations, passes } = await new AxeBuilder({ page })
    // No page has frames: what is for them takes most of the time.
    .setLegacyMode(true)
    .analyze();
  if (passes.length === 0) throw new Error('the accessibility check looked at nothing');
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}
