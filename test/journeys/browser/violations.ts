import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Asks all rules that axe has on by itself, its best practices among them, or the given ones alone. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The other mode opens a second page for each answer, which only frames would need.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
