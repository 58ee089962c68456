import { blog } from '../../../content/types/blog.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';

test('a site with one language shows nothing of translations; with two, lists say what is missing', async ({
  view: page,
  app,
}) => {
  const { slug } = await maker(app).blog('The old mill');
  const { slug: other } = await maker(app).blog('The new mill');
  const entry = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Translations' });
  await page.goto('/admin/blogs');
  await expect(page.getByRole('link', { name: 'The old mill', exact: true })).toBeVisible();
  await expect(screen.choice(page, 'Status')).toBeVisible();
  await expect(screen.choice(page, 'Translation')).toBeHidden();
  await expect(entry).toBeHidden();

  await page.goto('/admin/settings/edit/1');
  await expect(screen.choice(page, 'Language')).toHaveValue('English');
  await screen.press(page, 'Add another language');
  await page.getByRole('option', { name: 'German – Deutsch' }).click();
  await expect(page.getByRole('checkbox', { name: 'Show German to visitors' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Show German to visitors' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Show German to visitors' }).check();
  await screen.press(page, 'Update');
  await expect(page.getByText('Nobody sees it yet: visitors find it at /de')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Translate the home page' })).toHaveAttribute(
    'href',
    '/admin/pages/edit/home?language=de',
  );
  expect(await violations(page)).toEqual([]);

  await app.publisher.call('PUT', `/blogs/${slug}/translations/de`, {
    title: 'Die alte Mühle',
    short_description: 'Kurz',
    description: '<p>Lang</p>',
    status: 1,
  });
  await page.goto('/admin/blogs');
  await expect(page.getByRole('link', { name: 'The old mill in German, de: up to date' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await screen.choice(page, 'Translation').selectOption('Missing in German');
  await expect(page.getByRole('link', { name: 'The new mill in German, de: missing' })).toHaveAttribute(
    'href',
    `/admin/blogs/edit/${other}?language=de`,
  );
  await expect(page.getByRole('link', { name: 'The old mill', exact: true })).toBeHidden();

  await entry.click();
  const german = page.getByRole('table', { name: 'To translate into German' });
  await german.getByRole('link', { name: 'Missing in Blogs' }).click();
  await expect(page.getByRole('link', { name: 'The new mill', exact: true })).toBeVisible();
  await page.goto('/admin/translations');
  await expect(german).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Go to a screen/ }).fill('alte muhle');
  await page.getByRole('option', { name: 'Die alte Mühle Blog in German' }).click();
  await expect(page).toHaveURL(`/admin/blogs/edit/${slug}?language=de`);

  await app.publisher.call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  await page.goto('/de/blogs/die-alte-muehle');
  await page.goto((await page.getByRole('link', { name: 'Edit this page' }).getAttribute('href')) ?? '');
  await expect(page).toHaveURL(`/admin/blogs/edit/${slug}?language=de`);

  await app.publisher.call('DELETE', `/blogs/${slug}/translations/de`);
  await page.goto('/admin/deleted');
  await expect(page.getByText('Blog in German, deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Restore Die alte Mühle' }).click();
  await expect(page.getByText('Blog in German, deleted')).toBeHidden();
  await page.goto('/admin/activity');
  await expect(page.getByText('restored blog “Die alte Mühle” in German')).toBeVisible();

  await page.goto('/admin/settings/edit/1');
  await expect(screen.choice(page, 'Language of What You Write')).toBeDisabled();
  await page.getByRole('button', { name: 'Remove German' }).click();
  await expect(page.getByText('will be back when you add German again')).toBeVisible();
  await screen.press(page, 'Update');
  await expect(screen.choice(page, 'Language')).toHaveValue('English');
  for (const key of [slug, other]) await app.remove(blog, key);
});
