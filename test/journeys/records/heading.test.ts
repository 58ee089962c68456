import { blog } from '../../../content/types/blog.ts';
import { expect, test } from '../browser/admin.ts';
import { live } from '../browser/life.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('a blog heading is created, shown, read by visitors, changed and deleted', async ({ view: page, app }) => {
  const { slug } = await maker(app).blog('A headed blog');
  await live(page, {
    list: '/admin/blog-headings',
    create: '/admin/blog-heading/create',
    edit: '/admin/blog-headings/edit',
    show: '/admin/blog-headings/show',
    back: 'All headings',
    columns: ['Blog Title', 'Heading Title', 'Linkedin', 'Image'],
    title: 'The first part',
    titleLabel: 'Heading Title',
    messages: { created: 'Heading Created Successfully', updated: 'Heading Updated', deleted: 'Heading Deleted!' },
    toasts: 'top-center',
    deletedToast: 'info',
    page: `/blogs/${slug}`,
    fill: async () => {
      await expect(screen.input(page, 'Linkedin URL')).toHaveAttribute('type', 'url');
      await screen.type(page, { 'Heading Title': 'The first part', 'Linkedin URL': 'https://linkedin.example/ada' });
      await screen.upload(page, 'Heading Image');
      await screen.choose(page, 'Blog', 'A headed blog');
      await screen.choice(page, 'Sequence').click();
      await expect(page.getByRole('option')).toHaveText(['1', '2', '3']);
      await page.getByRole('option', { name: '2' }).click();
      await screen.type(page, { Description: 'How it begins.' });
    },
  });
  await app.remove(blog, slug);
});
