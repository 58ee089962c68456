import { expect, test } from '../browser/admin.ts';
import { violations } from '../browser/violations.ts';
import { leave, openText, paste } from '../browser/writing.ts';

const TARGET = 44; // px

test('text, pictures and what stands below them are accessible in both schemes and widths', async ({
  view: page,
  app,
}) => {
  test.slow(); // four audits
  const figure = `<figure><img src="${app.picture}" alt="A loom"><figcaption>Blue wool</figcaption></figure>`;
  const table = '<table><caption>Limits</caption><tbody><tr><th>Provider</th></tr></tbody></table>';
  const text = `<h2>A heading</h2><p>a <mark>b</mark></p><img src="${app.picture}" alt="">${figure}${table}`;
  const { id, editor } = await openText(page, app, text);
  await editor.press('Control+Home');
  await paste(editor, { html: '<p>Pasted</p><img src="https://elsewhere.example/a.png">', text: 'x' });
  await expect(page.getByText('One picture could not be pasted')).toBeVisible();
  await page.getByText('Outline').click();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 375]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      const heights = await page
        .locator('.rich-text :is(button, input, summary)')
        .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
      expect(heights.filter((height) => height > 0 && height < TARGET)).toEqual([]);
    }
  await leave(page, app, id);
});
