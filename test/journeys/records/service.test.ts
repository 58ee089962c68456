import { service } from '../../../content/types/service.ts';
import { expect, test } from '../browser/admin.ts';
import { live } from '../browser/life.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('a service is created, shown, read by visitors, changed and deleted', async ({ view: page }) => {
  await live(page, {
    list: '/admin/services',
    create: '/admin/services/create',
    edit: '/admin/services/edit',
    show: '/admin/service/show',
    back: 'All services',
    columns: ['Title', 'Image', 'Category', 'Status'],
    title: 'Looms by mail',
    titleLabel: 'Title',
    messages: { created: 'Service Created Successfully!', updated: 'Service Updated!', deleted: 'Service Deleted' },
    toasts: 'top-right',
    page: '/our-services?category=amazon',
    fill: async () => {
      await screen.type(page, { Title: 'Looms by mail', 'Short Description': 'We send looms.' });
      await screen.upload(page, 'Image');
      await expect(page.getByLabel('Image', { exact: true })).toHaveAttribute(
        'accept',
        /^image\/[^,]+(,image\/[^,]+)*$/,
      );
      await screen.choose(page, 'Status', 'Active');
      await screen.choose(page, 'Category', 'Amazon Services');
      await screen.type(page, { 'Detail Page Heading': 'Looms that arrive' });
      await screen.upload(page, 'Detail Page Image');
      await screen.type(page, { 'Detail Page Description': 'In boxes.', 'Detail Page Strategy Heading': 'Our plan' });
    },
  });
});

test('the plural forms of the odd paths lead to them', async ({ view: page, app }) => {
  const { slug } = await maker(app).service('Odd looms');
  for (const [plural, odd] of [
    [`/admin/services/show/${slug}`, `/admin/service/show/${slug}`],
    ['/admin/blog-headings/create', '/admin/blog-heading/create'],
    ['/admin/settings', '/admin/settings/edit/1'],
  ] as const) {
    await page.goto(plural);
    await expect(page).toHaveURL(odd);
  }
  await app.remove(service, slug);
});
