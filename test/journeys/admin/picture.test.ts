import { expect, test } from './admin.ts';
import { picture } from '../publisher.ts';
import * as screen from './screen.ts';

test('a picture shows how far its upload is, then itself, and what is typed meanwhile stays', async ({
  view: page,
}) => {
  await page.goto('/admin/teams/create');
  await screen.type(page, { Name: 'Before' });
  const letGo = await screen.holdBack(page, 'POST', /\/api\/media/);
  const file = { name: 'portrait.png', mimeType: 'image/png', buffer: await picture() };
  await page.getByLabel('Image', { exact: true }).setInputFiles(file);
  await expect(page.getByRole('progressbar', { name: 'Upload of Image' })).toHaveAttribute('aria-valuenow');
  await screen.type(page, { Name: 'After', 'Job Title': 'Typed meanwhile' });
  letGo();
  const preview = page.getByRole('img', { name: 'The chosen Image' });
  await expect(preview).toHaveAttribute('src', /^\/files\/teams\//);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(screen.input(page, 'Name')).toHaveValue('After');
  await expect(screen.input(page, 'Job Title')).toHaveValue('Typed meanwhile');
  await expect(screen.input(page, 'Alternative text of Image')).toBeVisible();
});
