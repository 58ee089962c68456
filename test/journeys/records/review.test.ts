import { test } from '../browser/admin.ts';
import { live } from '../browser/life.ts';
import * as screen from '../browser/screen.ts';

test('a review is created, shown, read by visitors, changed and deleted', async ({ view: page }) => {
  await live(page, {
    list: '/admin/reviews',
    create: '/admin/reviews/create',
    edit: '/admin/reviews/edit',
    show: '/admin/reviews/show',
    back: 'All reviews',
    columns: ['Project Name', 'Client Image', 'Status'],
    title: 'The compiler',
    titleLabel: 'Project Name',
    messages: { created: 'Review Created!', updated: 'Review Updated!', deleted: 'Review Deleted!' },
    toasts: 'top-center',
    deletedToast: 'info',
    page: '/our-reviews',
    viewedAt: '/our-reviews',
    fill: async () => {
      await screen.type(page, { 'Client Name': 'Grace Hopper', 'Project Name': 'The compiler' });
      await screen.upload(page, 'Client Image');
      await screen.choose(page, 'Status', 'Active');
      await screen.type(page, {
        'Project Summary': 'A program that writes programs.',
        'Project Review': 'It did what was asked.',
        Feedback: 'We would do it again.',
      });
    },
  });
});
