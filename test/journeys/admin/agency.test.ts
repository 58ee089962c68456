import { blog } from '../../../content/types/blog.ts';
import { settings } from '../../../content/types/settings.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('the admin area and the sign-in show the agency’s name and logo as soon as they are saved', async ({
  view: page,
  stranger,
  app,
}) => {
  const home = page.getByRole('banner').getByRole('link', { name: 'Sattler' });
  await page.goto('/admin/settings/edit/1');
  await expect(page).toHaveTitle('Edit settings | Plinth');
  await screen.type(page, { 'Product Name': 'Sattler' });
  await screen.press(page, 'Update');
  await expect(home).toHaveText('Sattler');
  await expect(page).toHaveTitle('Edit settings | Sattler');

  await app.publisher.update(settings, '1', { product_name: 'Sattler and Daughters, Saddlers' });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  const logout = page.getByRole('banner').getByText('Logout');
  await expect(logout).toBeInViewport({ ratio: 1 });
  expect(await logout.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  await app.publisher.update(settings, '1', {
    product_name: 'Sattler',
    logo: app.picture,
    favicon: app.picture,
  });
  await page.goto('/admin/blogs');
  await expect(page).toHaveTitle('Blogs | Sattler');
  await expect(home.getByRole('img', { name: 'Sattler' })).toHaveAttribute('src', app.picture);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', app.picture);

  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/admin/blogs', '/']) {
    await page.goto(path);
    const logo = page.getByRole('banner').getByRole('img', { name: 'Sattler' });
    // The light background makes a dark logo visible.
    await expect(logo).toHaveCSS('background-color', /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/);
  }
  await page.emulateMedia({ colorScheme: null });

  await stranger.goto('/login');
  await expect(stranger).toHaveTitle('Login | Sattler');
  await expect(stranger.getByRole('img', { name: 'Sattler' })).toBeVisible();
  await app.publisher.update(settings, '1', { product_name: null, logo: null, favicon: null });
});

test('a row links to the public page of its record, if it has one', async ({ view: page, app }) => {
  const { slug } = await maker(app).blog('Seen by all');
  const { slug: hidden } = await maker(app).blog('Seen by nobody', { status: 2 });
  await page.goto('/admin/blogs');
  const link = (title: string) => page.getByRole('link', { name: `View page of ${title}` });
  await expect(link('Seen by all')).toHaveAttribute('href', `/blogs/${slug}`);
  await expect(link('Seen by all')).toHaveAttribute('target', '_blank');
  await expect(link('Seen by nobody')).toBeHidden();
  await page.goto(`/admin/blogs/edit/${hidden}`);
  await expect(screen.input(page, 'Blog Title')).toHaveValue('Seen by nobody');
  await expect(page.getByRole('link', { name: 'View page' })).toBeHidden();
  for (const key of [slug, hidden]) await app.remove(blog, key);
});
