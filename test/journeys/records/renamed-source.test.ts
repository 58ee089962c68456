import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test.use({ movesClock: true });

const REPORT = 15_000; // ms

test('a translation that is open while its post gets another title and address shows them, and is saved', async ({
  view: page,
  app: { publisher, picture },
}) => {
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await publisher.call('PUT', '/settings/1', { languages });
  await maker({ publisher, picture }).blog('Shops', { slug: 'renamed-shops' });
  const words = { title: 'Läden', short_description: 'Kurz.', description: '<p>Lang.</p>', status: 1 };
  await publisher.call('PUT', '/blogs/renamed-shops/translations/de', words);
  await page.clock.install();
  await page.goto('/admin/blogs/edit/renamed-shops?language=de');
  await expect(screen.input(page, 'Blog Title')).toHaveValue('Läden');
  await screen.input(page, 'Blog Title').fill('Geschäfte');

  await publisher.call('PUT', '/blogs/renamed-shops', { title: 'Stores', slug: 'stores' });
  await page.clock.fastForward(REPORT);
  const title = page.locator('.source-words').first();
  await expect(title.locator('del')).toHaveText('Shops');
  await expect(title.locator('ins')).toHaveText('Stores');
  await expect(screen.input(page, 'Blog Title')).toHaveValue('Geschäfte');
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);

  await screen.press(page, 'Update');
  await expect(page.getByText('Translation Published!')).toBeVisible();
  const { data } = await publisher.call<{ data: object }>('GET', '/blogs/stores/translations/de');
  expect(data).toMatchObject({ title: 'Geschäfte' });
  await page.reload();
  await expect(screen.input(page, 'Blog Title')).toHaveValue('Geschäfte');
});
