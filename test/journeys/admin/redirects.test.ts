import { service } from '../../../content/types/service.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('moved addresses redirect, typed in as well as from links', async ({ stranger: page, app }) => {
  const { slug } = await maker(app).service('The way of a loom');
  const { token: ACCESS_TOKEN } = app.publisher;
  await page.route('/api/login', (route) => route.fulfill({ json: { ACCESS_TOKEN, message: 'Welcome back!' } }));
  for (const [from, to, title] of [
    [`/admin/services/show/${slug}`, `/admin/service/show/${slug}`, 'The way of a loom'],
    ['/admin/blog-headings/create', '/admin/blog-heading/create', 'New heading'],
    ['/admin/settings', '/admin/settings/edit/1', 'Edit settings'],
  ] as const) {
    // The sign-in continues without loading a new page.
    await page.goto(`/login?next=${encodeURIComponent(from)}`);
    await screen.type(page, { Email: 'sana@example.com', Password: 'plinths carry' });
    await screen.press(page, 'Login');
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('alert')).toHaveText('Welcome back!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await app.publisher.remove(service, slug);
});
