import { teamMember } from '../../../content/types/team-member.ts';
import { expect, test } from '../browser/admin.ts';
import { picture } from '../../pictures.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('an upload shows its progress, then the picture, and other input stays', async ({ view: page }) => {
  await page.goto('/admin/teams/create');
  await screen.type(page, { Name: 'Before' });
  const release = await screen.delay(page, 'POST', /\/api\/media/);
  const file = { name: 'portrait.png', mimeType: 'image/png', buffer: await picture() };
  await page.getByLabel('Image', { exact: true }).setInputFiles(file);
  await expect(page.getByRole('progressbar', { name: 'Upload of Image' })).toHaveAttribute('aria-valuenow');
  await screen.type(page, { Name: 'After', 'Job Title': 'Typed meanwhile' });
  release();
  const preview = page.getByRole('img', { name: 'The chosen Image' });
  await expect(preview).toHaveAttribute('src', /^\/files\//);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(screen.input(page, 'Name')).toHaveValue('After');
  await expect(screen.input(page, 'Job Title')).toHaveValue('Typed meanwhile');
  await expect(screen.input(page, 'Alternative text of Image')).toBeVisible();
  // The next test begins without it.
  await screen.press(page, 'Save draft');
  await screen.pressInMenu(page, 'Discard draft');
  await expect(page).toHaveURL('/admin/teams');
});

test('another picture does not keep the description of the one before', async ({ view: page, app }) => {
  // A record of its own: the form of a new one may hold what another test has left.
  const { slug } = await maker(app).author('Weaver of pictures');
  await page.goto(`/admin/teams/edit/${slug}`);
  const description = screen.input(page, 'Alternative text of Image');
  const preview = page.getByRole('img', { name: 'The chosen Image' });
  const choose = async (side: number) => {
    const former = (await preview.getAttribute('src')) ?? '';
    const file = { name: 'portrait.png', mimeType: 'image/png', buffer: await picture(side) };
    await page.getByLabel('Image', { exact: true }).setInputFiles(file);
    return former;
  };
  await expect(preview).not.toHaveAttribute('src', await choose(70));
  await description.fill('A weaver');
  await expect(preview).not.toHaveAttribute('src', await choose(80));
  await expect(description).toHaveValue('');

  const release = await screen.delay(page, 'POST', /\/api\/media/);
  await choose(90);
  await description.fill('A potter');
  release();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(description).toHaveValue('A potter');
  await app.remove(teamMember, slug);
});

test.describe('behind a proxy with a limit of its own', () => {
  test.use({ failures: /status of 413/ });

  test('a picture that a proxy refuses for its size is explained', async ({ view: page }) => {
    await page.goto('/admin/teams/create');
    const html = { status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' };
    await page.route(/\/api\/media/, (route) => route.fulfill(html));
    const file = { name: 'portrait.png', mimeType: 'image/png', buffer: await picture() };
    await page.getByLabel('Image', { exact: true }).setInputFiles(file);
    await expect(
      page.getByRole('form').getByText('The web server in front of this site accepts no file of this size.'),
    ).toBeVisible();
  });
});

test('a file that is no picture is refused once, at its input', async ({ view: page }) => {
  await page.goto('/admin/teams/create');
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await page.getByLabel('Image', { exact: true }).setInputFiles(file);
  const refused = page.getByText('Image must be a JPEG, PNG, WebP, AVIF or GIF picture of at most 20 MB.');
  await expect(page.getByRole('form').getByRole('alert').and(refused)).toBeVisible();
  await expect(refused).toHaveCount(1);
});

test('a save waits for running uploads', async ({ view: page, app }) => {
  await page.goto('/admin/teams/create');
  await screen.type(page, { Name: 'Carried along', 'Job Title': 'Weaver' });
  await screen.choose(page, 'Status', 'Active');
  const release = await screen.delay(page, 'POST', /\/api\/media/);
  const file = { name: 'portrait.png', mimeType: 'image/png', buffer: await picture() };
  await page.getByLabel('Image', { exact: true }).setInputFiles(file);
  await screen.press(page, 'Save');
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await screen.expectToast(page, teamMember.messages.created);
  const row = page.getByRole('row').filter({ hasText: 'Carried along' });
  await expect(row.locator('img')).toHaveAttribute('src', /^\/files\//);
  const edit = await row.getByRole('link', { name: 'Edit Carried along' }).getAttribute('href');
  await app.remove(teamMember, edit?.split('/').at(-1) ?? '');
});
