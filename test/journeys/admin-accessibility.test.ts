import { expect, type Page } from '@playwright/test';
import { signIn } from './administrator.ts';
import { testOnOnePage } from './one-page.ts';
import { blog, service } from './routes.ts';
import { violations } from './violations.ts';

// Colours that fade into one another would be judged halfway.
const test = testOnOnePage({ reducedMotion: 'reduce' }, async (page) => void (await signIn(page)));

interface Screen {
  path: string;
  title: string;
  /** What is opened on it before it is judged. */
  open?: (page: Page) => Promise<void>;
}

const screens: Screen[] = [
  { path: '/login', title: 'Login' },
  { path: '/login/forgot', title: 'Forgot Password' },
  { path: '/login/reset', title: 'Reset Password' },
  { path: '/register', title: 'Register' },
  { path: '/admin', title: 'Dashboard' },
  { path: '/admin/about', title: 'About' },
  { path: '/admin/service-pages', title: 'Service Page' },
  { path: '/admin/services', title: 'Services' },
  { path: '/admin/teams', title: 'Team' },
  { path: '/admin/blogs', title: 'Blogs' },
  { path: '/admin/blogs?search=nothing-has-this', title: 'Blogs' },
  { path: '/admin/blog-headings', title: 'Blog Heading' },
  { path: '/admin/reviews', title: 'Reviews' },
  { path: '/admin/settings/edit/1', title: 'Edit Settings' },
  { path: '/admin/blogs/create', title: 'Create Blog' },
  { path: `/admin/blogs/edit/${blog.slug}`, title: 'Edit Blog' },
  { path: `/admin/blogs/show/${blog.slug}`, title: blog.title },
  { path: `/admin/service/show/${service.slug}`, title: service.title },
  { path: '/admin/people', title: 'People' },
  { path: '/admin/account', title: 'My account' },
  { path: '/admin/activity', title: 'Activity' },
  { path: '/admin/deleted', title: 'Deleted' },
  { path: '/admin/no-such-screen', title: 'Page Not Found' },
];

const opened: (Screen & { name: string; open: (page: Page) => Promise<void> })[] = [
  {
    name: 'a form with errors',
    path: '/admin/reviews/create',
    title: 'Create Review',
    open: async (page) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Client Image is required.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Project Review' })).toBeVisible();
    },
  },
  {
    name: 'revisions',
    path: `/admin/blogs/show/${blog.slug}`,
    title: blog.title,
    open: async (page) => page.getByRole('tab', { name: 'Revisions' }).click(),
  },
  {
    name: 'the question before a delete',
    path: '/admin/blogs',
    title: 'Blogs',
    open: async (page) => {
      await page.getByRole('button', { name: `Delete ${blog.title}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'selected records',
    path: '/admin/reviews',
    title: 'Reviews',
    open: async (page) =>
      page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check(),
  },
  {
    name: 'the palette',
    path: '/admin/teams',
    title: 'Team',
    open: async (page) => {
      await page.getByRole('button', { name: 'Search and commands' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const screen of screens) {
  test(`${screen.path} is accessible and fits, light and dark, on the smallest and on wide screens`, async ({
    view: page,
  }) => {
    await judge(page, screen);
  });
}

for (const screen of opened) {
  test(`${screen.name} on ${screen.path}: accessible too`, async ({ view: page }) => {
    await judge(page, screen);
  });
}

test('the drawer of a small screen is accessible', async ({ view: page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/admin/blogs');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
});

async function judge(page: Page, { path, title, open }: Screen) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(`${title} | Plinth`);
  await open?.(page);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page), `${width} px, light`).toEqual([]);
    // Nothing else depends on the colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, ['color-contrast', 'link-in-text-block']), `${width} px, dark`).toEqual([]);
  }
}
