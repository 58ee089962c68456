import type { Page } from '@playwright/test';
import { contentTypes } from '../../../content/index.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { type Fixtures, expect, test as base } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

const typesOf = (group: string) =>
  contentTypes
    .filter(({ screens }) => screens.group === group)
    .map(({ label, screens }) => [label.many, `/admin/${screens.list ?? `${screens.edit}/1`}`] as const);

/** The entries of the sidebar, with their paths. */
const groups = {
  Site: [['Dashboard', '/admin'], ['Figures', '/admin/figures'], ...typesOf('Site')],
  Content: [...typesOf('Content'), ['Media', '/admin/media']],
  Leads: [
    ...inboxKinds.map(({ label, plural }) => [label.many, `/admin/${plural}`] as const),
    ['Bookable hours', '/admin/availability'],
    ...typesOf('Leads'),
  ],
  Look: typesOf('Look'),
  Agency: [
    ...typesOf('Agency'),
    ['Mail server', '/admin/mail-server'],
    ['Webhooks', '/admin/webhooks'],
    ['People', '/admin/people'],
    ['Activity', '/admin/activity'],
    ['Deleted', '/admin/deleted'],
  ],
} as const;
const entries = Object.values(groups).flat();

/** Those of the specification, in its order. */
const specified = ['About', 'Service Page', 'Services', 'Team', 'Blogs', 'Blog Heading', 'Reviews', 'Settings'];

/** A page with its own storage. */
const test = base.extend<Pick<Fixtures, 'view'>>({
  view: async ({ app, quiet }, use) => {
    const context = await app.open(app.publisher.token);
    const page = await context.newPage();
    quiet(page);
    await use(page);
    await context.close();
  },
});

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

test('a slow screen shows a skeleton until it is loaded', async ({ view: page }) => {
  await page.goto('/admin/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  const release = await screen.delay(page, 'GET', /\/api\/reviews(\?|$)/);
  await page.getByRole('link', { name: 'Reviews', exact: true }).click();
  const skeleton = page.getByRole('main').getByLabel('Loading');
  await expect(skeleton).toBeVisible();
  await expect(skeleton).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeFocused();
  await expect(skeleton).toBeHidden();
});

test('the drawer of a small screen lists every screen in order, leads there and closes', async ({ view: page }) => {
  expect(entries.map(([name]) => name).filter((name) => specified.includes(name))).toEqual(specified);
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
  await expect(sidebar(page)).toBeHidden();
  for (const [name, address] of entries) {
    await screen.press(page, 'Open menu');
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    if (name === 'Dashboard') {
      await expect(sidebar(page).getByRole('link')).toHaveText([...entries.map(([name]) => name), 'View the site']);
      for (const [heading, entries] of Object.entries(groups))
        await expect(sidebar(page).getByRole('group', { name: heading, exact: true }).getByRole('link')).toHaveText(
          entries.map(([name]) => name),
        );
    }
    await sidebar(page).getByRole('link', { name, exact: true }).click();
    // Meetings open in one of their views.
    await expect(page).toHaveURL(({ pathname }) => pathname === address);
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await screen.press(page, 'Open menu');
  await expect(sidebar(page).getByRole('link', { name: 'Deleted' })).toHaveAttribute('aria-current', 'page');
  const site = sidebar(page).getByRole('link', { name: 'View the site' });
  await expect(site).toHaveAttribute('href', '/');
  await expect(site).toHaveAttribute('target', '_blank');
  await screen.press(page, 'Close menu');
  await expect(sidebar(page)).toBeHidden();
});

test('the sidebar of a large screen can be hidden and stays hidden', async ({ view: page }) => {
  const readLeft = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0;
  await page.goto('/admin/account');
  await expect(sidebar(page)).toBeInViewport();
  const leftWithSidebar = await readLeft();
  await screen.press(page, 'Hide sidebar');
  await expect(sidebar(page)).toBeHidden();
  await expect.poll(readLeft).toBeLessThan(leftWithSidebar - 50);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show sidebar' })).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page)).toBeHidden();
  await screen.press(page, 'Show sidebar');
  await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeInViewport();
  await expect.poll(readLeft).toBe(leftWithSidebar);
  await page.reload();
  await expect(sidebar(page)).toBeInViewport();
});

test('the theme follows the system, light or dark, until one is chosen', async ({ view: page }) => {
  const isLight = () =>
    page.evaluate(() =>
      getComputedStyle(document.body)
        .backgroundColor.match(/\d+/g)
        ?.every((part) => +part > 200),
    );
  const switchFrom = (from: string) => screen.press(page, `Theme: ${from}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/admin/account');
  await expect(page.getByRole('button', { name: 'Theme: system' })).toBeVisible();
  expect(await isLight()).toBe(false);
  await switchFrom('system');
  await expect.poll(isLight).toBe(true);
  await page.reload();
  await switchFrom('light');
  await expect.poll(isLight).toBe(false);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  expect(await isLight()).toBe(false);
  await switchFrom('dark');
  await expect.poll(isLight).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(isLight).toBe(false);
});

test('the sidebar tells Team from People, and both screens say it too', async ({ view: page }) => {
  const help = {
    Team: 'Your team appears on About Us, and its members sign your posts.',
    People: 'Everyone who can sign in to this dashboard. The people shown on the site are under Team.',
  };
  await page.goto('/admin/people');
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  for (const [name, text] of Object.entries(help))
    await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAccessibleDescription(text);
  await expect(page.getByText(help.People)).toBeVisible();
  await sidebar.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByText(help.Team)).toBeVisible();
});

test('a link back whose label leaves open where it leads says it beside', async ({ view: page }) => {
  await page.goto('/admin/blogs/create');
  await expect(page.getByRole('link', { name: 'Main Blog Page', exact: true })).toBeVisible();
  await expect(page.getByText('All posts', { exact: true })).toBeVisible();
});
