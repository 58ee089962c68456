import type { Page } from '@playwright/test';
import { blog } from '../../../content/types/blog.ts';
import type { ApiClient } from '../../api-client.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';
import { act, add, card, headings, label, open, titles } from './cards.ts';

test.use({ movesClock: true });

interface Heading {
  id: number;
  heading: string;
  version: number;
}

async function published(client: ApiClient, slug: string) {
  return (await client.call<{ data: { headings: Heading[] } }>('GET', `/blogs/${slug}`)).data.headings;
}

const named = (list: Heading[]) => list.map(({ heading }) => heading);

const updated = (page: Page) => screen.expectToast(page, 'Blog Updated!', 'success', 'top-center');

/** Creates a post with headings and opens its form. */
async function openPost(page: Page, app: { publisher: ApiClient; picture: string }, title: string, ...names: string[]) {
  const list = names.map((heading) => ({ heading, image: app.picture, description: `<p>${heading}, at length.</p>` }));
  const { slug } = await maker(app).blog(title, { headings: list });
  await page.goto(`/admin/blogs/edit/${slug}`);
  await expect(headings(page).getByRole('listitem')).toHaveCount(names.length);
  return slug;
}

test('a new post is written with its headings, and visitors read them in their order', async ({ view: page, app }) => {
  await maker(app).author('Mary Shaw');
  await page.goto('/admin/blogs/create');
  await screen.type(page, { 'Blog Title': 'In one go', 'Short Description': 'All at once.', Description: 'Text.' });
  await screen.upload(page, 'Blog Image');
  await screen.choose(page, 'Team', 'Mary Shaw');
  await screen.choose(page, 'Status', 'Active');
  for (const [index, title] of ['Beginning', 'Middle', 'End'].entries()) await add(page, index + 1, title);
  await expect(page.getByRole('button', { name: 'Add a heading' })).toBeDisabled();
  await expect(page.getByText('Headings can have at most 3 entries.')).toBeVisible();
  await screen.press(page, 'Move Heading 3 up');
  expect(await titles(page)).toEqual(['Beginning', 'End', 'Middle']);
  await screen.press(page, 'Save');
  await screen.expectToast(page, 'Blog Created Successfully!', 'success', 'top-center');
  await page.goto('/blogs/in-one-go');
  await expect(page.locator('article.post h2')).toHaveText(['Beginning', 'End', 'Middle']);
  await app.remove(blog, 'in-one-go');
});

test('headings are changed, moved, removed, put back and added while one stays in the form', async ({
  view: page,
  app,
}) => {
  const slug = await openPost(page, app, 'Stays open', 'One', 'Two');
  const before = await published(app.publisher, slug);
  await page.getByRole('button', { name: /^Reorder Heading 2,/ }).press('Home');
  await screen.type(await open(page, 1), { 'Heading Title': 'Two, changed' });
  await screen.press(page, 'Update');
  await updated(page);
  const after = await published(app.publisher, slug);
  expect(after).toMatchObject([
    { id: before[1]?.id, heading: 'Two, changed' },
    { id: before[0]?.id, heading: 'One' },
  ]);

  await screen.dismissToast(page);
  await act(page, 2, 'Remove');
  await expect(page.getByText('Heading 2 removed.').first()).toBeVisible();
  await add(page, 2, 'Three');
  await screen.press(page, 'Update');
  await updated(page);
  expect(named(await published(app.publisher, slug))).toEqual(['Two, changed', 'Three']);

  // What was deleted is created anew, and what was created is not created again.
  await screen.dismissToast(page);
  await page.locator('.removed-notice').getByRole('button', { name: 'Undo' }).click();
  await screen.type(await open(page, 3), { 'Heading Title': 'Three, changed' });
  await screen.press(page, 'Update');
  await updated(page);
  expect(named(await published(app.publisher, slug))).toEqual(['Two, changed', 'One', 'Three, changed']);
  await expect(screen.stateOf(page)).toHaveText(/^Live since/);
  await app.remove(blog, slug);
});

test('a duplicate is a heading of its own', async ({ view: page, app }) => {
  const slug = await openPost(page, app, 'Duplicated', 'One');
  await act(page, 1, 'Duplicate');
  await screen.type(card(page, 2), { 'Heading Title': 'One, again' });
  await act(page, 2, 'Duplicate');
  await screen.press(page, 'Update');
  await updated(page);
  expect(await published(app.publisher, slug)).toMatchObject([
    { heading: 'One', version: 1 },
    { heading: 'One, again', version: 1 },
    { heading: 'One, again', version: 1 },
  ]);
  await app.remove(blog, slug);
});

test('what is typed in headings is a draft until it is published', async ({ view: page, app }) => {
  const slug = await openPost(page, app, 'Drafted parts', 'One', 'Two');
  await screen.type(await open(page, 1), { 'Heading Title': 'One, drafted' });
  await screen.press(page, 'Save draft');
  await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
  expect(named(await published(app.publisher, slug))).toEqual(['One', 'Two']);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['One, drafted', 'Two']);
  await screen.pressInMenu(page, 'Discard draft');
  await screen.expectToast(page, 'Draft Discarded!', 'success', 'top-center');
  await expect.poll(() => titles(page)).toEqual(['One', 'Two']);
  await app.remove(blog, slug);
});

test('what was typed survives a closed tab', async ({ view: page, app }) => {
  const slug = await openPost(page, app, 'Crashed', 'One');
  await page.clock.install();
  await screen.type(await open(page, 1), { 'Heading Title': 'Typed before the crash' });
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['Typed before the crash']);
  await screen.press(page, 'Update');
  await updated(page);
  expect(await published(app.publisher, slug)).toMatchObject([{ heading: 'Typed before the crash', version: 2 }]);
  await app.remove(blog, slug);
});

test('the preview shows headings as they are being typed', async ({ view: page, app }) => {
  const slug = await openPost(page, app, 'Previewed', 'One', 'Two');
  await screen.press(page, 'Preview');
  const frame = page.getByTitle('Preview of the page').contentFrame();
  await expect(frame.getByRole('heading', { name: 'One', exact: true })).toBeVisible();
  await screen.type(await open(page, 1), { 'Heading Title': 'Being typed' });
  await expect(frame.getByRole('heading', { name: 'Being typed', exact: true })).toBeVisible();
  await act(page, 2, 'Remove');
  await expect(frame.getByRole('heading', { name: 'Two', exact: true })).toHaveCount(0);
  await app.remove(blog, slug);
});

test.describe('what is refused', () => {
  test.use({ failures: refusals });

  test('a heading that lacks something opens, and its field has the focus', async ({ view: page, app }) => {
    const slug = await openPost(page, app, 'Faulty', 'One');
    await screen.press(page, 'Add a heading');
    await screen.type(card(page, 2), { 'Heading Title': 'No picture', Description: 'Text.' });
    await label(page, 2).click();
    await screen.press(page, 'Update');
    await screen.expectToast(page, 'Headings, 2: Heading Image is required.', 'error', 'top-center');
    await expect(label(page, 2)).toHaveAttribute('aria-expanded', 'true');
    await expect(card(page, 2).getByText('Needs a change')).toBeVisible();
    await expect(card(page, 2).getByRole('button', { name: 'Choose one' })).toBeFocused();
    await expect(label(page, 1)).toHaveAttribute('aria-expanded', 'false');
    await app.remove(blog, slug);
  });

  test('so does one that only the server refuses', async ({ view: page, app }) => {
    const slug = await openPost(page, app, 'Gone picture', 'One', 'Two');
    const [, two] = await published(app.publisher, slug);
    const image = '/files/headings/0123456789abcdef.webp';
    const headings = [{ id: two?.id, version: 1, image }];
    await app.publisher.call('POST', '/drafts', { type: 'blogs', key: slug, fields: { headings } });
    await page.route(`**${image}`, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Two', 'One']);
    await screen.press(page, 'Update');
    await expect(card(page, 1).getByText('Heading Image no longer exists. Please upload it again.')).toBeVisible();
    await expect(card(page, 1).getByRole('button', { name: 'Choose one' })).toBeFocused();
    await app.remove(blog, slug);
  });

  test('a heading that somebody else has published meanwhile is chosen from both versions', async ({
    view: page,
    app,
  }) => {
    const slug = await openPost(page, app, 'Contested parts', 'One', 'Two');
    const [heading] = await published(app.publisher, slug);
    await screen.type(await open(page, 1), { 'Heading Title': 'Mine' });
    await app.publisher.call('PUT', `/headings/${heading?.id}`, { heading: 'Theirs' });
    await screen.press(page, 'Update');
    const dialog = page.getByRole('dialog', { name: 'Somebody has published other Headings in the meantime.' });
    const choice = dialog.getByRole('radiogroup', { name: 'Headings' });
    await expect(choice).toContainText('Mine');
    await expect(choice).toContainText('Theirs');
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await choice.getByRole('radio', { name: 'Your version' }).check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await updated(page);
    expect(named(await published(app.publisher, slug))).toEqual(['Mine', 'Two']);
    await app.remove(blog, slug);
  });
});

test('a heading that somebody else has added meanwhile stays, and is in the form then', async ({ view: page, app }) => {
  const slug = await openPost(page, app, 'Added elsewhere', 'One');
  const { data } = await app.publisher.call<{ data: { id: number } }>('GET', `/blogs/${slug}`);
  await maker(app).heading('Added by a colleague', { blog_id: data.id, sequence: 2 });
  await screen.type(await open(page, 1), { 'Heading Title': 'One, changed' });
  await screen.press(page, 'Update');
  await updated(page);
  expect(named(await published(app.publisher, slug))).toEqual(['One, changed', 'Added by a colleague']);
  await expect.poll(() => titles(page)).toEqual(['One, changed', 'Added by a colleague']);
  await app.remove(blog, slug);
});

test('the headings are accessible and fit, in light and dark, on a desk and on a phone', async ({
  view: page,
  app,
}) => {
  const slug = await openPost(page, app, 'Audited parts', 'One', 'Two');
  await open(page, 1);
  await act(page, 2, 'Remove');
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
  await app.remove(blog, slug);
});
