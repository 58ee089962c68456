import type { Page } from '@playwright/test';
import { page as pageType } from '../../../content/types/page.ts';
import { review } from '../../../content/types/review.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';

const hero = (id: string, title: string) => ({ id, type: 'hero', title, text: '', actions: [] });
const card = (page: Page, id: string) => page.locator(`[data-item="${id}"]`);

test('what has changed in a section is marked at its very field, and found translated field by field', async ({
  view: page,
  app: { publisher, remove },
}) => {
  await translate();
  const sections = [hero('bridges', 'Bridges that carry'), hero('walls', 'Walls')];
  await publisher.call('PUT', '/pages/carrying', { title: 'What carries us', sections });
  const changes = page.getByRole('region', { name: 'Translation' }).getByRole('alert');

  await test.step('The words of one section are marked, another one is new, and one is gone.', async () => {
    await page.goto('/admin/pages/edit/carrying?language=de');
    await expect(changes).toContainText(
      'has changed since: Title, Hero (section 1): Title, New: Hero (section 2) and Removed: Hero (section 2)',
    );
    await expect(card(page, 'bridges').locator('ins')).toHaveText(' that carry');
    await expect(card(page, 'bridges').getByText('Changed')).toHaveCount(1);
    await expect(card(page, 'walls').getByRole('button', { name: /^Hero Not translated New Walls/ })).toBeVisible();
    const gone = page.getByRole('listitem').filter({ has: page.getByText('Removed') });
    await gone.getByText('Removed').click();
    await expect(gone.locator('del')).toContainText('Columns');
  });

  await test.step('What was looked at is so after a reload too, and all of it makes the translation up to date.', async () => {
    const check = (name: string) => page.getByRole('button', { name: `Up to date: ${name}`, exact: true });
    await check('Hero (section 1): Title').press('Enter');
    await expect(check('Hero (section 1): Title')).toHaveAttribute('aria-pressed', 'true');
    await check('New: Hero (section 2)').click();
    await page.reload();
    await expect(changes).toContainText('has changed since: Title and Removed: Hero (section 2)');
    await expect(check('New: Hero (section 2)')).toHaveAttribute('aria-pressed', 'true');
    await check('New: Hero (section 2)').click();
    await expect(check('New: Hero (section 2)')).toHaveAttribute('aria-pressed', 'false');
    for (const name of ['New: Hero (section 2)', 'Title', 'Removed: Hero (section 2)']) await check(name).click();
    await expect(page.getByText('Translation Is Up to Date!')).toBeVisible();
    await expect(changes).toHaveCount(0);
    await expect(page.getByText('Changed', { exact: true })).toHaveCount(0);
  });
  await remove(pageType, 'carrying');

  async function translate() {
    await publisher.call('PUT', '/settings/1', { languages: inBoth });
    const [bridges, columns] = [hero('bridges', 'Bridges'), hero('columns', 'Columns')];
    const record = { slug: 'carrying', title: 'What carries', status: 1, sections: [bridges, columns] };
    await publisher.create(pageType, record);
    const words = [
      { id: 'bridges', type: 'hero', title: 'Brücken' },
      { id: 'columns', type: 'hero', title: 'Säulen' },
    ];
    const translation = { title: 'Was trägt', status: 1, sections: words };
    await publisher.call('PUT', '/pages/carrying/translations/de', translation);
  }
});

const inBoth = ['en', 'de'].map((language) => ({ language, shown: true }));

test('a section is hidden in one language, by keyboard, and shown again', async ({ view: page, app, stranger }) => {
  const { publisher, remove } = app;
  await publisher.call('PUT', '/settings/1', { languages: inBoth });
  await publisher.call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  const sections = [hero('bridges', 'Bridges'), hero('columns', 'Columns')];
  await publisher.create(pageType, { slug: 'holding', title: 'What holds', status: 1, sections });
  const words = [{ id: 'bridges', type: 'hero', title: 'Brücken' }];
  const translation = { title: 'Was hält', status: 1, sections: words };
  await publisher.call('PUT', '/pages/holding/translations/de', translation);
  const address = '/de/was-haelt';
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'Brücken' })).toBeVisible();

  await test.step('Its card says so, and the words stay.', async () => {
    await page.goto('/admin/pages/edit/holding?language=de');
    await page.getByRole('button', { name: 'Hide in German: Hero, Brücken' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Show in German: Hero, Brücken' })).toBeFocused();
    await expect(card(page, 'bridges').getByRole('status')).toHaveText('Hidden in German');
    await expect(screen.input(card(page, 'bridges'), 'Title')).toHaveValue('Brücken');
    await expect(page.getByText(/^localhost:\d+\/de\/was-haelt$/)).toBeVisible();
    await page.setViewportSize({ width: 375, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Hide in German: Hero, Columns' }).press(' ');
    await screen.press(page, 'Update');
    await expect(page.getByText('Translation Published!')).toBeVisible();
  });

  await test.step('Visitors see it in English alone.', async () => {
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { name: 'Was hält' })).toBeVisible();
    await expect(stranger.getByRole('heading', { name: 'Brücken' })).toHaveCount(0);
    await stranger.goto('/holding');
    await expect(stranger.getByRole('heading', { name: 'Bridges' })).toBeVisible();
  });

  await test.step('It is shown again with the same words; one that is hidden in English cannot be.', async () => {
    await publisher.call('PUT', '/pages/holding', { sections: [sections[0], { ...sections[1], hidden: true }] });
    await page.reload();
    await expect(card(page, 'columns')).toContainText('Hidden in English');
    await expect(card(page, 'columns').getByRole('button', { name: /in German/ })).toHaveCount(0);
    await screen.press(page, 'Show in German: Hero, Brücken');
    await screen.press(page, 'Update');
    await expect(page.getByText('Translation Published!')).toBeVisible();
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { name: 'Brücken' })).toBeVisible();
  });
  await remove(pageType, 'holding');
});

test('the headings of a text are below one of the form, edited and beside a translation', async ({
  view: page,
  app,
}) => {
  const { publisher, remove } = app;
  await publisher.call('PUT', '/settings/1', { languages: inBoth });
  const { id } = await maker(app).review('Bridges', { project_review: '<p>Before.</p><h3>Weight</h3>' });
  await page.goto(`/admin/reviews/edit/${id}`);
  await expect(page.getByRole('heading', { name: 'Weight' })).toBeVisible();
  expect(await violations(page, ['heading-order'])).toEqual([]);
  await page.goto(`/admin/reviews/edit/${id}?language=de`);
  await screen.press(page, 'Translate into German');
  await expect(page.locator('.source-words').getByRole('heading', { name: 'Weight' })).toBeVisible();
  expect(await violations(page, ['heading-order'])).toEqual([]);
  await remove(review, String(id));
});
