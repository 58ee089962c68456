import { expect, test } from '../browser/admin.ts';
import { live } from '../browser/life.ts';
import * as screen from '../browser/screen.ts';

test('a team member is created, shown, seen by visitors, changed and deleted', async ({ view: page }) => {
  await live(page, {
    list: '/admin/teams',
    create: '/admin/teams/create',
    edit: '/admin/teams/edit',
    show: '/admin/teams/show',
    back: 'All team members',
    columns: ['Name', 'Image', 'Job Title', 'Status'],
    title: 'Joan Clarke',
    titleLabel: 'Name',
    messages: { created: 'Team Created!', updated: 'Team Updated!', deleted: 'Team Deleted!' },
    toasts: 'top-right',
    page: '/about-us',
    viewedAt: '/about-us',
    fill: async () => {
      for (const link of ['Linkedin', 'Twitter']) await expect(screen.input(page, link)).toHaveAttribute('type', 'url');
      await screen.type(page, { Name: 'Joan Clarke', 'Job Title': 'Analyst', Linkedin: 'https://linkedin.example/j' });
      await screen.upload(page, 'Image');
      await screen.choose(page, 'Status', 'Active');
    },
  });
});
