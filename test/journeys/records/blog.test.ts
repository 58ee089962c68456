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
