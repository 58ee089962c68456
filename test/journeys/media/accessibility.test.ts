import { auditScreen, type Screen, test } from '../browser/screen-audit.ts';
import { expect } from '@playwright/test';

const screens: Screen[] = [
  { path: '/admin/media', title: 'Media' },
  { path: '/admin/media?view=list', title: 'Media' },
  { path: '/admin/media?search=nothing-has-this', title: 'Media' },
  {
    path: '/admin/teams/create',
    title: 'New team member',
    open: async (page) => {
      await page.getByRole('button', { name: 'Choose from library' }).click();
      await expect(page.getByRole('dialog').getByRole('list', { name: 'Pictures' })).toBeVisible();
    },
  },
];

for (const screen of screens) {
  test(`${screen.path} is accessible and fits, light and dark, on small and wide screens`, async ({ view: page }) => {
    await auditScreen(page, screen);
  });
}

test('the details of a picture are accessible and fit, light and dark, on small and wide screens', async ({
  view: page,
}) => {
  await page.goto('/admin/media');
  const link = page.getByRole('list', { name: 'Files' }).getByRole('link').first();
  const [path, title] = [await link.getAttribute('href'), await link.textContent()];
  await auditScreen(page, { path: path ?? '', title: title ?? '' });
});
