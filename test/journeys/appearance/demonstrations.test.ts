import { expect, test } from '@playwright/test';
import { demonstrationNames } from '../../../server/platform/configuration/configuration.ts';
import { startNewServer } from '../browser/server.ts';

for (const name of demonstrationNames)
  test(`on a phone, ${name} has a home page of at most seven screens, and numbers beside its steps`, async ({
    page,
  }) => {
    const { origin, stop } = await startNewServer({ content: `demo:${name}` });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(origin);
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(7 * 800);
    await page.goto(`${origin}/contact-us`);
    const gaps = await page.getByRole('main').getByRole('listitem').evaluateAll(gapsAfterNumbers);
    expect(gaps).toHaveLength(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
    await stop();
  });

/** Between the number of each step and its title, in px. */
function gapsAfterNumbers(steps: Element[]): number[] {
  return steps.flatMap((step) => {
    const number = getComputedStyle(step, '::before');
    const [title] = step.getElementsByTagName('h3');
    const room = (title?.getBoundingClientRect().left ?? 0) - step.getBoundingClientRect().left;
    return number.content.startsWith('counter') ? [room - Number.parseFloat(number.width)] : [];
  });
}
