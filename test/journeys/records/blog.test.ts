import { test, expect } from '../browser/admin.ts';
import { live } from '../browser/life.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('a blog is created, shown, read by visitors, changed and deleted', async ({ view: page, app }) => {
  await maker(app).author('Mary Somerville');
  await live(page, {
    list: '/admin/blogs',
    create: '/admin/blogs/create',
    edit: '/admin/blogs/edit',
    show: '/admin/blogs/show',
    back: 'Main Blog Page',
    columns: ['Blog Title', 'Image', 'Created By', 'Status'],
    title: 'Engines and looms',
    titleLabel: 'Blog Title',
    messages: { created: 'Blog Created Successfully!', updated: 'Blog Updated!', deleted: 'Blog Deleted!' },
    toasts: 'top-center',
    page: '/blogs/engines-and-looms',
    viewedAt: '/blogs/engines-and-looms',
    fill: async () => {
      await expect(screen.choice(page, 'Team')).toHaveAttribute('placeholder', 'Select Team');
      await expect(screen.choice(page, 'Status')).toHaveAttribute('placeholder', 'Select Status');
      await screen.type(page, { 'Blog Title': 'Engines and looms', 'Short Description': 'What weaving teaches.' });
      await screen.upload(page, 'Blog Image');
      await screen.choose(page, 'Team', 'Mary Somerville');
      await screen.choose(page, 'Status', 'Active');
      await screen.type(page, { Description: 'Algebraic patterns.' });
    },
  });
});

test.describe(() => {
  test.use({ failures: /status of 422/ });

  test('the date of a post is set in the form, in the time zone of the site', async ({ view: page, app }) => {
    const { slug } = await maker(app).blog('Dated by hand');
    await page.goto(`/admin/blogs/edit/${slug}`);
    const date = page.getByLabel('Publication Date');
    await expect(date).toHaveAccessibleDescription(
      /Leave empty for the moment the post is first shown\. In the time of /,
    );
    await expect(date).not.toHaveValue('');

    await date.fill('2126-03-01T09:30');
    await screen.press(page, 'Update');
    await expect(date).toHaveAccessibleDescription(/To publish the post later, use Schedule…/);

    await date.fill('2026-03-01T09:30');
    await screen.press(page, 'Update');
    await screen.expectToast(page, 'Blog Updated!', 'success', 'top-center');
    await page.goto(`/blogs/${slug}`);
    await expect(page.getByText('March 1, 2026')).toBeVisible();
  });
});
