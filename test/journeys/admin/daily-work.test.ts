import type { Locator, Page } from '@playwright/test';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { person } from '../browser/server.ts';
import { picture } from '../../pictures.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import { rowOf } from '../browser/life.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

const message = { email: 'lead@example.com', phone: '+1 555 0100', description: 'We would like a new shop.' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('notes on a message', () => {
  test.use({ failures: refusals });

  test('are not left without a warning, and survive a closed tab and an expired session', async ({
    view: page,
    request,
  }) => {
    await request.post('/api/contact/store', { data: { ...message, name: 'Noted One' } });
    await page.goto('/admin/messages');
    await page.getByRole('link', { name: 'Noted One' }).click();
    const notes = screen.input(page, 'Notes');
    await notes.fill('Call on Mon');
    await page.getByRole('link', { name: 'Activity' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog).toBeHidden();
    await expect(notes).toHaveValue('Call on Mon');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Unsaved changes restored')).toBeVisible();
    await expect(notes).toHaveValue('Call on Mon');
    await notes.fill('Call on Monday.');
    const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'));
    await page.evaluate(() => localStorage.setItem('ACCESS_TOKEN', 'expired'));
    await screen.press(page, 'Save');
    const signIn = page.getByRole('dialog', { name: 'Your session has ended' });
    await screen.type(page, { Email: person.email });
    await signIn.getByLabel('Password').first().fill(person.password);
    await signIn.getByRole('button', { name: 'Login' }).click();
    await screen.expectToast(page, 'Message Updated!');
    await page.evaluate((token) => localStorage.setItem('ACCESS_TOKEN', token ?? ''), token);
    await page.reload();
    await expect(notes).toHaveValue('Call on Monday.');
    await expect(page.getByText('Unsaved changes restored')).toBeHidden();
    await page.getByRole('link', { name: 'Activity' }).click();
    await expect(heading(page)).toHaveText('Activity');
  });
});

test('the palette loses nothing typed right after the shortcut, even on a slow machine', async ({
  view: page,
  app,
}) => {
  const { id } = await maker(app).review('Punched tape');
  await page.goto('/admin/people');
  await expect(heading(page)).toHaveText('People');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('activity');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/activity');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('punched tape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/reviews/edit/${id}`);
  await devtools.detach();
  await app.remove(review, String(id));
});

test('the end of an upload moves nothing and closes no drop-down', async ({ view: page }) => {
  const file = { name: 'portrait.png', mimeType: 'image/png', buffer: await picture(300, 400) };
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/admin/teams/create');
    const status = screen.choice(page, 'Status');
    await status.scrollIntoViewIfNeeded();
    const before = await placeOf(status);
    const release = await screen.delay(page, 'POST', /\/api\/media/);
    await page.getByLabel('Image', { exact: true }).setInputFiles(file);
    await expect(page.getByRole('progressbar')).toHaveCount(1);
    await status.click();
    await expect(page.getByRole('option', { name: 'Active', exact: true })).toBeVisible();
    release();
    await expect(page.getByRole('img', { name: 'The chosen Image' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(screen.input(page, 'Alternative text of Image')).toBeEnabled();
    expectUnmoved(await placeOf(status), before);
    await page.getByRole('option', { name: 'Active', exact: true }).click();
    await expect(status).toHaveValue('Active');
    await page.unrouteAll();
    await page.evaluate(() => localStorage.removeItem('unsaved:teamMember:new'));
    page.once('dialog', (dialog) => void dialog.accept());
  }
});

test('the dashboard links to exactly the blogs that it counts, by a filter that can be removed', async ({
  view: page,
  app,
}) => {
  const make = maker(app);
  const { id: team_id } = await make.author();
  const [plain, headed] = [await make.blog('Without any', { team_id }), await make.blog('With one', { team_id })];
  await make.heading('The one', { blog_id: headed.id, sequence: 1 });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Blogs without headings: 1' }).click();
  await expect(page).toHaveURL('/admin/blogs?without=headings');
  await expect(rowOf(page, 'Without any')).toBeVisible();
  await expect(rowOf(page, 'With one')).toBeHidden();
  await page.getByRole('button', { name: 'Without headings: remove this filter' }).click();
  await expect(page).toHaveURL('/admin/blogs');
  await expect(rowOf(page, 'With one')).toBeVisible();
  for (const { slug } of [plain, headed]) await app.remove(blog, slug);
});

test('repeated clicks at one place move the same record of an ordered list', async ({ view: page, app }) => {
  const make = maker(app);
  const services = [];
  for (const name of ['First Loom', 'Second Loom', 'Third Loom']) services.push(await make.service(name));
  await page.goto('/admin/services');
  const up = page.getByRole('button', { name: 'Move Third Loom up' });
  const { x, y } = await placeOf(up);
  for (const _ of [1, 2]) await page.mouse.click(x + 10, y + 10);
  await expectOrder(page, ['Third Loom', 'First Loom', 'Second Loom']);
  await expect(page.getByRole('status').filter({ hasText: 'Third Loom is now 1 of 3.' })).toBeAttached();
  await page.mouse.wheel(0, 1);
  await page.mouse.click(x + 10, y + 10);
  await expectOrder(page, ['Third Loom', 'Second Loom', 'First Loom']);
  await page.mouse.move(x + 10, y - 200);
  await page.getByRole('button', { name: 'Move First Loom up' }).click();
  await expectOrder(page, ['Third Loom', 'First Loom', 'Second Loom']);
  for (const { slug } of services) await app.remove(service, slug);
});

test('a form says which sequences of a blog are taken, and by what', async ({ view: page, app }) => {
  const make = maker(app);
  const { id, slug } = await make.blog('A blog in parts');
  const first = await make.heading('How it begins', { blog_id: id, sequence: 1 });
  await make.heading('How it goes on', { blog_id: id, sequence: 3 });
  await page.goto('/admin/blog-heading/create');
  await screen.choose(page, 'Blog', 'A blog in parts');
  await screen.choice(page, 'Sequence').click();
  await expect(page.getByRole('option')).toHaveText([
    '1 (taken by “How it begins”)',
    '2',
    '3 (taken by “How it goes on”)',
  ]);
  await expect(page.getByRole('option', { disabled: true })).toHaveCount(2);

  await make.heading('What lies between', { blog_id: id, sequence: 2 });
  await page.evaluate(() => localStorage.removeItem('unsaved:heading:new'));
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/admin/blog-heading/create');
  await screen.choose(page, 'Blog', 'A blog in parts');
  await expect(page.getByText('All are taken: ')).toBeVisible();
  await expect(page.getByRole('link', { name: 'How it begins' })).toHaveAttribute(
    'href',
    `/admin/blog-headings/edit/${first.id}`,
  );

  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`/admin/blog-headings/edit/${first.id}`);
  await screen.choice(page, 'Sequence').click();
  await expect(page.getByRole('option', { name: '2 (swaps with “What lies between”)' })).toBeEnabled();
  await page.evaluate(() => localStorage.removeItem('unsaved:heading:new'));
  await app.remove(blog, slug);
});

test('the record of a single type is shown without a table', async ({ view: page, app }) => {
  const { id } = await app.publisher.create(about, {
    breadcrumb_heading: 'Who weaves',
    wca_description: '<p>Wool.</p>',
  });
  await page.goto('/admin/about');
  const record = page.getByRole('region', { name: 'Who weaves' });
  await expect(record).toContainText('Wool.');
  await expect(record.getByRole('link', { name: 'Show Who weaves' })).toBeVisible();
  await expect(record.getByRole('button', { name: 'Delete Who weaves' })).toBeVisible();
  for (const role of ['table', 'checkbox', 'searchbox'] as const)
    await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
  await record.getByRole('link', { name: 'Edit Who weaves' }).click();
  await expect(screen.input(page, 'Breadcrumb Heading')).toHaveValue('Who weaves');
  await app.remove(about, String(id));
});

test('the buttons of the editor are large and distinct, and the columns of a new table are wide', async ({
  view: page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto('/admin/about/create');
  const editor = page.getByRole('textbox', { name: 'Who We Are Description' });
  const frame = page.locator('.rich-text').filter({ has: editor });
  await frame.getByRole('button', { name: 'More' }).click();
  await frame.getByRole('button', { name: 'Insert table' }).click();
  const buttons = await frame.getByRole('button').all();
  const sizes = await Promise.all(buttons.map(placeOf));
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  const icons = await Promise.all(buttons.map((button) => button.locator('svg').innerHTML()));
  expect(new Set(icons).size).toBe(buttons.length);
  const cells = await Promise.all((await editor.getByRole('columnheader').all()).map(placeOf));
  expect(cells.map(({ width }) => width >= 100)).toEqual([true, true, true]);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.evaluate(() => localStorage.removeItem('unsaved:about:new'));
});

async function placeOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
}

/** What lies less than a pixel beside it is where a browser rounds what it scrolled to. */
function expectUnmoved(after: Place, before: Place) {
  const moved = Object.values(after).map((value, index) => Math.abs(value - (Object.values(before)[index] ?? NaN)));
  expect(Math.max(...moved)).toBeLessThan(1);
}

type Place = Awaited<ReturnType<typeof placeOf>>;

async function expectOrder(page: Page, titles: string[]) {
  await expect(page.getByRole('row').getByRole('link', { name: /^\w+ Loom$/ })).toHaveText(titles);
}
