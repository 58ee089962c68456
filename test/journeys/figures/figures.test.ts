import { blog } from '../../demonstration.ts';
import { expect, test } from '../browser/admin.ts';
import * as form from '../browser/form.ts';
import { auditScreen } from '../browser/screen-audit.ts';
import * as screen from '../browser/screen.ts';
import { openContext, startServer } from '../browser/server.ts';

// That of the test is one of a program, which does not count.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const post = `/blogs/${blog.slug}`;
const advertisement = `${post}?utm_source=Google&utm_medium=cpc&utm_campaign=Spring&gclid=x`;

test('from an advertisement to what was won, and to which post brought clients this quarter, in three clicks', async ({
  browser,
  quiet,
}) => {
  const { origin, publisher, stop } = await startServer({ content: 'demo' });
  await publisher.call('PUT', '/settings/1', { currency: 'EUR' });
  const visitors = await openContext(browser, origin, undefined, { userAgent });
  const visitor = await visitors.newPage();
  await visitor.goto(advertisement);
  // By way of another site, where it ends for whoever looks at the form alone.
  await visitor.goto('/contact-us', { referer: 'https://calendly.example/' });
  await form.waitForHydration(visitor);
  await form.type(visitor, form.message);
  // As slowly as people type, who are no spam.
  await form
    .field(visitor, 'Message')
    .pressSequentially(' We would like to talk about a new shop this spring.', { delay: 50 });
  await form.send(visitor, {});
  await form.expectThanks(visitor, form.contactThanks);
  await visitors.close();

  const context = await openContext(browser, origin, publisher.token);
  const page = await context.newPage();
  quiet(page);
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: form.message.Name }).click();
  const source = page.getByRole('region', { name: 'Source' });
  await expect(source.getByRole('definition')).toContainText(['Google', post, 'spring', 'spring']);
  await screen.choice(page, 'Status').selectOption('won');
  await page.getByLabel('Amount in EUR').fill('1200.50');
  await screen.press(page, 'Save');
  await screen.expectToast(page, 'Message Updated!');

  await page.goto('/admin');
  const glance = page.getByRole('region', { name: 'How it goes' });
  await expect(glance.getByText('EUR 1,200.50').first()).toBeVisible();
  await glance.getByRole('link', { name: 'All figures' }).click();
  await page.getByRole('combobox', { name: 'Days' }).selectOption('This quarter');
  const pages = page.getByRole('region', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Won' }).click();
  await expect(pages.getByRole('columnheader', { name: 'Won' })).toHaveAttribute('aria-sort', 'descending');
  const best = pages.getByRole('row').nth(1);
  await expect(best.getByRole('rowheader')).toHaveText(post);
  await expect(best.getByRole('cell').last()).toContainText('EUR 1,200.50');

  await page.getByRole('region', { name: 'Campaigns' }).getByRole('button', { name: 'spring' }).click();
  const part = page.getByRole('status').filter({ hasText: 'Campaign: spring' });
  await expect(part).toContainText('nobody is followed');
  await page.getByText('The numbers of each').click();
  const numbers = page.getByRole('region', { name: 'The numbers of each' });
  await expect(numbers.getByRole('row').last().getByRole('cell').last()).toHaveText('1');
  const downloading = page.waitForEvent('download');
  await screen.press(page, 'Download CSV');
  expect((await downloading).suggestedFilename()).toMatch(/^days-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  await screen.press(page, 'Show all visits');
  await expect(part).toHaveCount(0);

  await page.goto(`/admin/blogs/show/${blog.slug}`);
  await page.getByRole('tab', { name: 'Figures' }).click();
  await expect(page.getByRole('heading', { name: 'What this post brought' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('EUR 1,200.50');
  await context.close();
  await stop();
});

test('the screen and the figures of a record are accessible, and fit any window', async ({ view: page, app }) => {
  const message = { name: 'Ines', email: 'ines@example.com', phone: '555', description: 'A shop, please.' };
  await page.request.post(`${app.origin}/api/contact/store`, { data: message });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figures = { path: '/admin/figures?sort=won&kind=source&name=(unknown)', title: 'Figures' };
  await auditScreen(page, {
    ...figures,
    open: async () => {
      await expect(page.getByRole('status').filter({ hasText: 'Source: Unknown' })).toBeVisible();
      await page.getByText('The numbers of each').click();
    },
  });
  await auditScreen(page, {
    path: '/admin/pages/show/home',
    title: 'Home',
    open: async () => {
      await page.getByRole('tab', { name: 'Figures' }).click();
      await expect(page.getByRole('heading', { name: 'What this page brought' })).toBeVisible();
    },
  });
});

test('pages that are not found are named where they need attention, and lead to what can be there', async ({
  view: page,
  app,
}) => {
  const message = { name: 'Ines', email: 'ines@example.com', phone: '555', description: 'A shop, please.' };
  await page.request.post(`${app.origin}/api/contact/store`, { data: message });
  const missing_pages = [
    { name: '/de/blogs/old-post', visitors: 12 },
    { name: '/old.html', visitors: 5 },
  ];
  await page.route('**/api/figures/glance', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, attention: { ...data.attention, missing_pages } } } });
  });
  await page.route('**/api/figures?*', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, missing_pages, left_out: [] } } });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await auditScreen(page, {
    path: '/admin',
    title: 'Dashboard',
    open: () => expect(page.getByRole('list', { name: 'Needs attention' })).toBeVisible(),
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/admin');
  const attention = page.getByRole('list', { name: 'Needs attention' });
  await expect(attention).toContainText('/de/blogs/old-post does not exist: 12 visitors looked for it');
  await expect(attention).toContainText('/old.html does not exist: 5 visitors');
  await attention.getByRole('link', { name: '/de/blogs/old-post' }).click();
  await expect(page).toHaveURL('/admin/blogs');
  await page.goto('/admin/figures');
  const list = page.getByRole('region', { name: 'Pages not found' });
  await expect(list.getByRole('row', { name: '/old.html' }).getByRole('cell')).toHaveText('5');
  const leftOut = page.getByRole('region', { name: 'Left out' });
  await expect(leftOut).toContainText('Nothing was left out in these days');
  await expect(leftOut.getByRole('table')).toHaveCount(0);
  await leftOut.getByRole('link', { name: 'Block a source' }).click();
  await expect(page.getByRole('button', { name: 'Add a source' })).toBeInViewport();
});

test('figures are printed in black on white, with the numbers of each day', async ({ view: page, app }) => {
  const message = { name: 'Ines', email: 'ines@example.com', phone: '555', description: 'A shop, please.' };
  await page.request.post(`${app.origin}/api/contact/store`, { data: message });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/admin/figures');
  const chart = page.getByRole('figure');
  await expect(chart.getByRole('columnheader', { name: 'Visits' })).toBeVisible();
  await expect(chart.locator('polyline')).toHaveCSS('stroke', 'rgb(0, 0, 0)');
  for (const text of [chart.getByRole('rowheader').first(), page.getByText('daily visitor')])
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const part of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('combobox')])
    await expect(part).toHaveCount(0);
});

test('free days are in the address, and days without anything say so', async ({ view: page }) => {
  await page.goto('/admin/figures');
  await page.getByRole('combobox', { name: 'Days' }).selectOption('Other days');
  await page.getByLabel('From', { exact: true }).fill('2026-01-05');
  await expect(page).toHaveURL(/from=2026-01-05/);
  await page.getByLabel('To', { exact: true }).fill('2026-01-06');
  await expect(page.getByText('No visits counted in these days')).toBeVisible();
  await page.getByRole('combobox', { name: 'Compared with' }).selectOption('Nothing');
  await expect(page).toHaveURL(/compare=none/);
});

test('who may not read figures is not offered them', async ({ app, quiet }) => {
  const context = await app.open((await app.join('Wim', 'writer')).token);
  const page = await context.newPage();
  quiet(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Figures' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'How it goes' })).toHaveCount(0);
  await page.goto('/admin/pages/show/home');
  await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Figures' })).toHaveCount(0);
  await context.close();
});
