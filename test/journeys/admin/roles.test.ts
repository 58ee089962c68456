import type { BrowserContext, Page } from '@playwright/test';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { type Role, roles } from '../../../content/roles.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { png } from '../../pictures.ts';
import { violations } from '../browser/violations.ts';

const people = new Map<Role, BrowserContext>();
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeAll(async ({ app }) => {
  for (const role of roles) people.set(role, await app.open((await app.join(`Some ${role}`, role)).token));
});
test.afterAll(async ({ app: { publisher } }) => {
  for (const context of people.values()) await context.close();
  const { data } = await publisher.call<{ data: { id: number }[] }>('GET', '/reviews?per_page=100');
  for (const { id } of data) await publisher.remove(review, String(id));
});

async function pageOf(role: Role, quiet: (page: Page) => void) {
  const page = (await people.get(role)?.newPage()) as Page;
  quiet(page);
  return page;
}

async function entriesOf(page: Page) {
  await page.goto('/admin');
  await expect(heading(page)).toHaveText('Dashboard');
  return navigation(page).getByRole('link').allTextContents();
}

test('each role is offered the screens that it may open', async ({ quiet }) => {
  const offered = async (role: Role) => {
    const page = await pageOf(role, quiet);
    const entries = await entriesOf(page);
    await page.close();
    return new Set(entries);
  };
  const owner = await offered('owner');
  const without = (...names: string[]) => owner.difference(new Set(names));
  expect(owner.isSupersetOf(new Set(['People', 'Settings', 'Brand', 'Deleted', 'Messages', 'Blogs', 'Menus']))).toBe(
    true,
  );
  const ofOwners = ['Settings', 'Brand', 'Mail server', 'People', 'Webhooks'];
  expect(await offered('editor')).toEqual(without(...ofOwners));
  expect(await offered('writer')).toEqual(without(...ofOwners, 'Figures', 'Messages', 'Meetings', 'Deleted'));
  expect(await offered('sales')).toEqual(without(...ofOwners, 'Menus', 'Media', 'Deleted'));
});

test('a writer works in drafts: the form saves them, and offers nothing else', async ({ app, quiet }) => {
  const { id } = await maker(app).review('Written');
  const page = await pageOf('writer', quiet);
  await page.goto('/admin/reviews');
  const row = page.getByRole('row').filter({ hasText: 'Written' });
  await expect(row.getByRole('link', { name: 'Edit Written' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(row.getByRole('button')).toHaveCount(0);

  await row.getByRole('link', { name: 'Edit Written' }).click();
  await expect(button(page, 'Update')).toHaveCount(0);
  await screen.type(page, { Feedback: 'By a writer' });
  await page.keyboard.press('Control+s');
  await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
  await screen.press(page, 'More actions');
  await expect(page.getByRole('menuitem', { name: 'Discard draft' })).toBeEnabled();
  await expect(page.getByRole('menuitem', { name: 'Schedule…' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await screen.type(page, { Feedback: 'By a writer, again' });
  await screen.input(page, 'Project Name').press('Enter');
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
  const { data } = await app.publisher.call<{ data: { feedback: string } }>('GET', `/reviews/${id}`);
  expect(data.feedback).toBe('Good.');

  await page.goto(`/admin/reviews/show/${id}`);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByText(/^This review has a draft, saved .* by you\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue the draft' }).click();
  await expect(screen.input(page, 'Feedback')).toHaveValue('By a writer, again');
  await page.goto(`/admin/reviews/show/${id}`);
  await expect(button(page, 'Delete')).toHaveCount(0);
  await page.goto('/admin/activity');
  await expect(page.getByText('Some writer began a draft of review “Written”')).toBeVisible();
  await page.close();
});

test('a writer is told why a picture that others rely on cannot be changed', async ({ app, quiet }) => {
  const { body } = await app.publisher.sendForm('/media?kept=1', { image: await png('shared.png', 93) });
  const page = await pageOf('writer', quiet);
  await page.goto(`/admin/media/${body.data.id}`);
  await expect(
    page.getByText('Somebody else uploaded this picture. Ask an editor to change or delete it.'),
  ).toBeVisible();
  for (const label of ['Name', 'Alternative text', 'Credit', 'Keep even if unused'])
    await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
  await expect(button(page, 'Save')).toBeDisabled();
  await expect(button(page, 'Delete')).toHaveCount(0);
  await page.close();
  await app.publisher.call('DELETE', `/media/${body.data.id}`);
});

test('only those who write drafts filter a list by them', async ({ app, quiet }) => {
  await maker(app).review('Filtered');
  for (const [role, count] of [
    ['writer', 1],
    ['sales', 0],
  ] as const) {
    const page = await pageOf(role, quiet);
    await page.goto('/admin/reviews');
    await expect(page.getByRole('link', { name: 'Filtered', exact: true })).toBeVisible();
    await expect(page.getByLabel('Status', { exact: true }).getByRole('option', { name: 'Has a draft' })).toHaveCount(
      count,
    );
    await page.close();
  }
});

test('an editor publishes, and reads messages without answering them', async ({ app, quiet, request }) => {
  const { id } = await maker(app).review('Edited');
  const message = { name: 'Read Only', email: 'lead@example.com', phone: '+1 555 0100', description: 'Hello.' };
  await request.post('/api/contact/store', { data: message });
  const page = await pageOf('editor', quiet);
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.type(page, { Feedback: 'By an editor' });
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  await page.goto('/admin/messages');
  await expect(button(page, 'Export as CSV')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Privacy requests' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Read Only' }).click();
  await expect(heading(page)).toHaveText('Read Only');
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status).toContainText('Nobody yet');
  await expect(status).toContainText('You can read this, but not answer it. People with the role Owner or Sales do');
  // What others have to answer is not counted for an editor.
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  await expect(sidebar.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await expect(status.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('textbox')).toHaveCount(0);
  await page.close();
});

test('sales read content without changing it, and answer messages', async ({ app, quiet, request }) => {
  await maker(app).review('For sale');
  const message = { name: 'Buyer', email: 'buyer@example.com', phone: '+1 555 0100', description: 'Hello.' };
  await request.post('/api/contact/store', { data: message });
  const page = await pageOf('sales', quiet);
  await page.goto('/admin/reviews');
  await expect(page.getByRole('link', { name: /^(Edit |Create new)/ })).toHaveCount(0);
  await page.goto('/admin/blogs');
  await expect(heading(page)).toHaveText('Blogs');
  await expect(button(page, 'Import a document')).toHaveCount(0);
  await page.goto('/admin/reviews');
  await page.getByRole('link', { name: 'For sale', exact: true }).click();
  await expect(heading(page)).toHaveText('For sale');
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(button(page, 'Preview')).toHaveCount(0);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Version 1')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('new');
  // Other tests may have sent something new.
  await expect(page.getByText(/^(No matches|All results for “new”)$/)).toBeVisible();
  await expect(page.getByRole('option', { name: /^New / })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await navigation(page).getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('link', { name: 'Buyer' }).click();
  await expect(heading(page)).toHaveText(/Buyer/);
  await screen.choice(page, 'Status').selectOption('won');
  await screen.press(page, 'Save');
  await screen.expectToast(page, 'Message Updated!');
  await page.close();
});

test('an owner gives somebody another role, which holds at once', async ({ view: page, quiet, app }) => {
  const theirs = await app.open((await app.join('Lise Meitner', 'writer')).token);
  const other = await theirs.newPage();
  quiet(other);
  await page.goto('/admin/people');
  await screen.choice(page, 'Role of Lise Meitner').selectOption('Sales');
  await screen.expectToast(page, 'Role Changed!');
  await expect(screen.choice(page, 'Role of Lise Meitner')).toHaveValue('sales');
  expect(await entriesOf(other)).toContain('Messages');
  // What its dashboard still asks for is refused once the role is as before.
  await other.close();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(screen.choice(page, 'Role of Lise Meitner')).toHaveValue('writer');
  await page.goto('/admin/activity');
  await expect(page.getByText('changed the role of user “Lise Meitner (Sales)”').first()).toBeVisible();
  await theirs.close();
});

test.describe('what is refused', () => {
  test.use({ failures: refusals });

  const closed: [Role, string[]][] = [
    ['editor', ['/admin/people', '/admin/settings/edit/1', '/admin/brand/edit/1', '/admin/personal-data']],
    ['writer', ['/admin/messages', '/admin/messages/1', '/admin/meetings', '/admin/deleted', '/admin/people']],
    ['sales', ['/admin/blogs/create', '/admin/reviews/edit/1', '/admin/menus/edit/1', '/admin/deleted']],
  ];
  for (const [role, paths] of closed)
    test(`whoever is ${role} and opens another screen reads why, without an error`, async ({ quiet }) => {
      const page = await pageOf(role, quiet);
      for (const path of paths) {
        await page.goto(path);
        await expect(heading(page)).toHaveText('You can’t open this screen');
        await expect(page.getByText('Your role does not include this screen.')).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      await page.getByRole('link', { name: 'Go to the Dashboard' }).click();
      await expect(heading(page)).toHaveText('Dashboard');
      await page.close();
    });

  test('a writer learns who has a draft already', async ({ app, quiet }) => {
    const { id } = await maker(app).review('Taken');
    await app.publisher.call('POST', '/drafts', { type: 'reviews', key: String(id), fields: { feedback: 'Mine' } });
    const page = await pageOf('writer', quiet);
    await page.goto(`/admin/reviews/edit/${id}`);
    await expect(page.getByText('Sana Qureshi already has a draft of this review.')).toBeVisible();
    await page.close();
  });
});

const audited: [Role, string[]][] = [
  ['owner', ['/admin', '/admin/people']],
  ['editor', ['/admin', '/admin/messages', '/admin/people']],
  ['writer', ['/admin', '/admin/reviews', `/admin/${blog.screens.create}`]],
  ['sales', ['/admin', '/admin/reviews', '/admin/messages', '/admin/account']],
];
test.describe('what each role is offered', () => {
  test.use({ failures: refusals });

  for (const [role, path] of audited.flatMap(([role, paths]) => paths.map((path) => [role, path] as const)))
    test(`${path} of ${role} is accessible, light and dark, on a phone and on a laptop`, async ({ app, quiet }) => {
      await maker(app).review('Audited');
      const page = await pageOf(role, quiet);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(heading(page)).toHaveCount(1);
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 720 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await violations(page), `${width} px, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violations(page, ['color-contrast', 'link-in-text-block']), `${width} px, dark`).toEqual([]);
      }
      await page.close();
    });
});
