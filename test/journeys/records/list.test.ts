import type { Page } from '@playwright/test';
import { blog } from '../../../content/types/blog.ts';
import { category } from '../../../content/types/category.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import type { Saved } from '../../api-client.ts';
import { expect, test } from '../browser/admin.ts';
import { rowOf } from '../browser/life.ts';
import { findOverflow } from '../browser/overflow.ts';
import { clear, maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

const names = Array.from({ length: 12 }, (_, number) => `Project ${String(number + 1).padStart(2, '0')}`);

/** Creates twelve reviews, the only ones, every third of them InActive, and deletes them after the test. */
const testWithReviews = test.extend<{ reviews: Saved[] }>({
  reviews: async ({ app }, use) => {
    await clear(app.publisher, review);
    const make = maker(app);
    const reviews: Saved[] = [];
    for (const [index, name] of names.entries())
      reviews.push(await make.review(name, { status: index % 3 === 0 ? 2 : 1 }));
    await use(reviews);
    await clear(app.publisher, review);
  },
});

testWithReviews('a list is searched, filtered, sorted and paged by its address', async ({ view: page, reviews }) => {
  await page.goto('/admin/reviews');
  await expect(page.getByText(`1–10 of ${reviews.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Project Name' }).click();
  await expect(page).toHaveURL('/admin/reviews?sort=project_name');
  await expect(page.getByRole('columnheader', { name: 'Project Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expectShown(page, names.slice(0, 10));
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/admin/reviews?sort=project_name&page=2');
  await expectShown(page, names.slice(10));

  await page.reload();
  await expectShown(page, names.slice(10));
  await page.goBack();
  await expectShown(page, names.slice(0, 10));

  await page.getByLabel('Status', { exact: true }).selectOption('Has a draft');
  await expect(page).toHaveURL(/\?(?!.*status=).*state=changed/);
  await page.getByLabel('Status', { exact: true }).selectOption('InActive');
  await expect(page).toHaveURL(/\?(?!.*state=).*status=2/);
  await expect(page).toHaveURL('/admin/reviews?sort=project_name&status=2');
  await expectShown(page, ['Project 01', 'Project 04', 'Project 07', 'Project 10']);
  await page.getByRole('searchbox', { name: 'Search by Project Name' }).fill('07');
  await expect(page).toHaveURL('/admin/reviews?sort=project_name&status=2&search=07');
  await expectShown(page, ['Project 07']);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No matches')).toBeVisible();
  await screen.press(page, 'Show all');
  await expect(page).toHaveURL('/admin/reviews');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByText(`1–10 of ${reviews.length}`)).toBeVisible();
});

testWithReviews(
  'a saved record leads back to its list as it was left, and screens begin at their top',
  async ({ view: page, reviews }) => {
    const list = '/admin/reviews?sort=project_name&page=2';
    const heading = page.getByRole('heading', { level: 1 });
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(list);
    await expect(page.getByText(`11–12 of ${reviews.length}`)).toBeVisible();
    for (const isSaved of [true, false]) {
      await page.getByRole('link', { name: 'Project 12', exact: true }).click();
      await expect(heading).toHaveText('Edit review');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.evaluate(() => scrollTo(0, 200));
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      if (isSaved) {
        await screen.press(page, 'Update');
        await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
      }
      await page.getByRole('link', { name: 'All reviews' }).click();
      await expect(page).toHaveURL(list);
      await expect(heading).toHaveText('Reviews');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
    await page.goBack();
    await expect(heading).toHaveText('Edit review');
    await page.setViewportSize({ width: 1280, height: 720 });
  },
);

testWithReviews('a list whose last page is gone shows the one before', async ({ view: page, reviews }) => {
  await page.goto('/admin/reviews?sort=project_name&page=2');
  await expect(page.getByText(`11–12 of ${reviews.length}`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await screen.press(page, 'Delete selected');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/reviews?sort=project_name&page=1');
  await expectShown(page, names.slice(0, 10));
});

testWithReviews('a phone shows eight rows, and filters open by a button', async ({ view: page, reviews }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/admin/reviews?sort=project_name');
  const rows = page.getByRole('table', { name: 'Reviews' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(7)).toBeInViewport({ ratio: 1 });

  await expect(screen.choice(page, 'Status')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await screen.choice(page, 'Status').selectOption('InActive');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
  await expect(rows).toHaveCount(reviews.length / 3);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('posts are filtered by their category, and services by theirs', async ({ app, view: page }) => {
  const make = maker(app);
  const { id } = await app.publisher.create(category, { name: 'Websites' });
  const records = [
    [blog, await make.blog('About websites', { category_id: id })],
    [blog, await make.blog('About nothing')],
    [service, await make.service('A shop', { category: 'webDevelopment' })],
    [service, await make.service('A listing', { category: 'amazon' })],
  ] as const;
  await page.goto('/admin/blogs');
  await page.getByLabel('Category', { exact: true }).selectOption('Websites');
  await expect(page).toHaveURL(`/admin/blogs?category_id=${id}`);
  await expectShown(page, ['About websites']);
  await page.goto('/admin/services');
  await page.getByLabel('Category', { exact: true }).selectOption('Amazon Services');
  await expect(page).toHaveURL('/admin/services?category=amazon');
  await expectShown(page, ['A listing']);
  await page.getByLabel('Category', { exact: true }).selectOption('Digital Marketing');
  await expect(page.getByText('No matches')).toBeVisible();
  await screen.press(page, 'Show all');
  await expectShown(page, ['A shop', 'A listing']);
  for (const [type, { slug }] of records) await app.remove(type, slug);
});

testWithReviews(
  'selected records change their status, and are deleted and restored, together',
  async ({ view: page, reviews }) => {
    await page.goto('/admin/reviews?sort=project_name');
    const first = rowOf(page, 'Project 01');
    const place = await first.boundingBox();
    for (const name of names.slice(1, 3)) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    const bar = page.getByRole('region', { name: 'Selected records' });
    await expect(bar).toContainText('2 selected');
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await first.boundingBox()).toEqual(place);
    await bar.getByRole('button', { name: 'Set InActive' }).click();
    await screen.expectToast(page, '2 Reviews Updated!', 'success', 'top-center');
    for (const name of names.slice(1, 3)) await expect(rowOf(page, name)).toContainText('InActive');
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    for (const name of names.slice(1, 3)) await expect(rowOf(page, name)).not.toContainText('InActive');
    await screen.dismissToast(page);

    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await screen.press(page, 'Delete selected');
    await page.getByRole('dialog', { name: 'Delete 10 records?' }).getByRole('button', { name: 'Delete' }).click();
    await screen.expectToast(page, '10 Reviews Deleted!', 'info', 'top-center');
    await expect(page.getByRole('table', { name: 'Reviews' }).locator('tbody tr')).toHaveCount(2);
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await screen.expectToast(page, '10 Reviews Restored!', 'success', 'top-center');
    await expect(page.getByText(`1–10 of ${reviews.length}`)).toBeVisible();
  },
);

testWithReviews('a selection does not carry over to another list', async ({ view: page, app, reviews }) => {
  const make = maker(app);
  const { id: team_id } = await make.author();
  const blogs = [];
  for (const { id } of reviews) blogs.push(await make.blog(`Blog beside review ${id}`, { team_id }));
  await page.goto('/admin/reviews');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('10 selected')).toBeVisible();
  await page.getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  await expect(page.getByText(/\d+ selected/)).toBeHidden();
  for (const { slug } of blogs) await app.publisher.remove(blog, slug);
});

test('an empty list explains its purpose and leads to the form', async ({ view: page }) => {
  await page.goto('/admin/reviews');
  await expect(page.getByText('Reviews tell visitors what clients say about you.')).toBeVisible();
  await page.getByRole('link', { name: 'Create the first review' }).click();
  await expect(page).toHaveURL('/admin/reviews/create');
});

test.describe('when the server fails', () => {
  test.use({ failures: /status of 503/ });

  test('a list that cannot be loaded says so, and can be loaded again', async ({ view: page }) => {
    const sentence = 'The database does not answer. Please try again in a moment.';
    await page.route('/api/reviews?*', (route) => route.fulfill({ status: 503, json: { message: sentence } }));
    await page.route('/api/reviews', (route) => route.fulfill({ status: 503, json: { message: sentence } }));
    await page.goto('/admin/reviews');
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await page.unrouteAll();
    await screen.press(page, 'Try again');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews');
  });
});

async function expectShown(page: Page, titles: string[]) {
  await expect(page.getByRole('row').getByRole('link', { name: /^(Project \d\d|A\w* \w+)$/ })).toHaveText(titles);
}

test('a title of one long word leaves the actions of its row in view, and right-to-left ones keep their order', async ({
  view: page,
  app,
}) => {
  const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  const make = maker(app);
  const reviews = [await make.review(long), await make.review('מה שלומך?')];
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/admin/reviews');
  await expect(page.getByRole('button', { name: `Delete ${long}` })).toBeInViewport({ ratio: 1 });
  expect(await findOverflow(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'מה שלומך?', exact: true })).toHaveCSS('direction', 'rtl');
  for (const { id } of reviews) await app.remove(review, String(id));
});
