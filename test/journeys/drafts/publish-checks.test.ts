import { blog } from '../../../content/types/blog.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('what to look at before publishing leads to its fields', async ({ view: page, app }) => {
  const { slug } = await maker(app).blog('Nearly ready');
  await page.goto(`/admin/blogs/edit/${slug}`);
  await screen.type(page, { 'SEO Title': 'A title that is much longer than what search results show of any title' });
  await screen.press(page, 'Save draft');
  await page.getByText(/^Worth a look before publishing: \d$/).click();
  const hint = page.getByRole('listitem').filter({ hasText: 'Search results show about 60 characters' });
  await hint.getByRole('button', { name: 'Show' }).click();
  await expect(screen.input(page, 'SEO Title')).toBeFocused();
  await screen.type(page, { 'SEO Title': 'Another title that is much longer than what search results show of any' });
  await screen.press(page, 'Save draft');
  await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
  await expect(hint).toBeVisible();
  await screen.type(page, { 'SEO Title': 'Short', 'Short Description': '' });
  await screen.press(page, 'Save draft');
  await expect(hint).toBeHidden();
  const missing = page.getByRole('listitem').filter({ hasText: 'Short Description is required.' });
  await missing.getByRole('button', { name: 'Show' }).click();
  await expect(screen.input(page, 'Short Description')).toBeFocused();
  await app.remove(blog, slug);
});
