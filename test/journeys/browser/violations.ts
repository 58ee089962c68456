import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Checks the default rules of axe, best practices included, or only the given ones. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The default mode opens another page per check, which only frames need.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
