import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { expect, type Page } from '@playwright/test';
import { auditScreen, type Screen, test } from '../browser/screen-audit.ts';
import { blog, member, service } from '../../demonstration.ts';
import { violations } from '../browser/violations.ts';

const screens: Screen[] = [
  { path: '/login', title: 'Login' },
  { path: '/login/forgot', title: 'Forgot Password' },
  { path: '/login/reset', title: 'Reset Password' },
  { path: '/login/email', title: 'Confirm Email' },
  { path: '/register', title: 'Register' },
  { path: '/admin', title: 'Dashboard', open: showing('How it goes') },
  { path: '/admin/figures', title: 'Figures' },
  { path: '/admin/search', title: 'Search' },
  { path: '/admin/search?q=the', title: 'Search', open: showing('Content') },
  { path: '/admin/search?q=nothing-has-this', title: 'Search' },
  { path: '/admin/about', title: 'About' },
  { path: '/admin/service-pages', title: 'Service Page' },
  { path: '/admin/services', title: 'Services' },
  { path: '/admin/teams', title: 'Team' },
  { path: '/admin/blogs', title: 'Blogs' },
  { path: '/admin/blogs?search=nothing-has-this', title: 'Blogs' },
  { path: '/admin/blogs?without=headings', title: 'Blogs' },
  { path: '/admin/blog-headings', title: 'Blog Heading' },
  { path: '/admin/reviews', title: 'Reviews' },
  { path: '/admin/settings/edit/1', title: 'Edit settings' },
  { path: '/admin/blogs/create', title: 'New post' },
  { path: `/admin/blogs/edit/${blog.slug}`, title: 'Edit post' },
  { path: `/admin/blogs/show/${blog.slug}`, title: blog.title },
  { path: `/admin/services/edit/${service.slug}`, title: 'Edit service' },
  { path: `/admin/service/show/${service.slug}`, title: service.title },
  { path: `/admin/teams/edit/${member.slug}`, title: 'Edit team member' },
  { path: `/admin/teams/show/${member.slug}`, title: member.name },
  ...inboxKinds.map(({ label, plural }) => ({ path: `/admin/${plural}`, title: label.many })),
  { path: '/admin/personal-data?email=nobody@example.com', title: 'Privacy requests' },
  { path: '/admin/people', title: 'People' },
  { path: '/admin/webhooks', title: 'Webhooks' },
  { path: '/admin/webhooks/create', title: 'New webhook' },
  { path: '/admin/account', title: 'My account' },
  { path: '/admin/account/security', title: 'Security' },
  { path: '/admin/account/tokens', title: 'Tokens' },
  { path: '/admin/activity', title: 'Activity' },
  { path: '/admin/deleted', title: 'Deleted' },
  { path: '/admin/no-such-screen', title: 'Page Not Found' },
];

for (const screen of screens) {
  test(`${screen.path} is accessible and fits, light and dark, on phones and on wide screens`, async ({
    view: page,
  }) => {
    await auditScreen(page, screen);
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

/** Waits for what comes after the screen. */
function showing(region: string) {
  return (page: Page) => expect(page.getByRole('region', { name: region })).toBeVisible();
}
