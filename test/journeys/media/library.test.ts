import type { Page } from '@playwright/test';
import { Mp4OutputFormat } from 'mediabunny';
import { expect, refusals, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { filmBytes, pdfBytes } from '../../files.ts';
import { picture } from '../../pictures.ts';

const file = async (name: string, width: number, height = width) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(width, height),
});

const tiles = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('link');

async function uploadAll(page: Page, files: Awaited<ReturnType<typeof file>>[]) {
  await page.getByLabel('Files to upload').setInputFiles(files);
  const count = `${files.length} of ${files.length} ${files.length === 1 ? 'file' : 'files'} uploaded`;
  await expect(page.getByText(count)).toBeVisible();
}

test('pictures are uploaded together, known ones and those that are none are named, and found again', async ({
  view: page,
}) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await uploadAll(page, [await file('harbour wide.png', 90, 60), await file('harbour tall.png', 60, 91)]);
  await expect(tiles(page).filter({ hasText: 'harbour' })).toHaveCount(2);
  await uploadAll(page, [await file('copy.png', 90, 60)]);
  await expect(page.getByText('copy.png: This picture is already in the library.')).toBeVisible();
  await page
    .getByLabel('Files to upload')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.getByText(/^a\.txt: must be a JPEG/)).toBeVisible();

  await page.getByRole('searchbox').fill('harbour');
  await page.getByRole('combobox', { name: 'Shape' }).selectOption('Portrait');
  await expect(tiles(page)).toHaveText(['harbour tall']);
  await screen.press(page, 'Show as list');
  await expect(page.getByRole('row').filter({ hasText: '60 × 91 px' })).toHaveCount(1);
  await page.getByRole('searchbox').fill('nothing has this');
  await expect(page.getByText('No matches')).toBeVisible();
  await screen.press(page, 'Show all');
  await expect(page.getByRole('row').filter({ hasText: 'harbour' })).toHaveCount(2);
});

test('a picture is described, and its focal point set by keys and pointer', async ({ view: page, app }) => {
  await page.goto('/admin/media');
  await uploadAll(page, [await file('focus.png', 200, 201)]);
  await tiles(page).filter({ hasText: 'focus' }).click();
  await screen.type(page, { Name: 'In focus', 'Alternative text': 'A square', Credit: 'Ines' });
  const handle = page.getByRole('button', { name: /^Focal point/ });
  await handle.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  await expect(handle).toHaveAccessibleName('Focal point: 60 % across, 45 % down');
  await page.locator('.focal-picture').click({ position: { x: 40, y: 180 } });
  await expect(handle).toHaveAccessibleName('Focal point: 20 % across, 90 % down');
  await expect(page.locator('.focal-samples img').first()).toHaveCSS('object-position', '20% 90%');
  await screen.press(page, 'Save');
  await screen.expectToast(page, 'Image Updated!');
  await expect(page.getByRole('heading', { level: 1, name: 'In focus' })).toBeVisible();
  const id = page.url().split('/').at(-1);
  const { data } = await app.publisher.call<{ data: object }>('GET', `/media/${id}`);
  expect(data).toMatchObject({
    name: 'In focus',
    alt: 'A square',
    credit: 'Ines',
    focal_x: 20,
    focal_y: 90,
    kept: true,
  });
});

test('a picture is replaced, and deleted with undo once nothing uses it', async ({ view: page, app }) => {
  await page.goto('/admin/media');
  await uploadAll(page, [await file('old face.png', 140)]);
  await tiles(page).filter({ hasText: 'old face' }).click();
  await expect(page.getByText('140 × 140 px')).toBeVisible();
  await page.getByLabel('New file').setInputFiles(await file('new.png', 150));
  await screen.expectToast(page, 'Image Replaced!');
  await expect(page.getByText('150 × 150 px')).toBeVisible();
  await expect(page.getByText('Nothing uses this picture.')).toBeVisible();
  const address = page.url();
  await screen.press(page, 'Delete');
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
  await expect(tiles(page).filter({ hasText: 'old face' })).toHaveCount(0);
  await screen.press(page, 'Undo');
  await expect(tiles(page).filter({ hasText: 'old face' })).toHaveCount(1);

  const { data } = await app.publisher.call<{ data: { image: string } }>('GET', `/media/${address.split('/').at(-1)}`);
  const fields = { client_name: 'C', project_name: 'Shows it', status: 1, feedback: 'F', image: data.image };
  const review = { ...fields, project_summary: 'S', project_review: 'R' };
  await app.publisher.call('POST', '/reviews', review);
  await page.goto(address);
  await page.getByRole('link', { name: 'Shows it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit review' })).toBeVisible();
});

test('a form takes a picture of the library, with its description', async ({ view: page, app }) => {
  await page.goto('/admin/media');
  await uploadAll(page, [await file('to be picked.png', 160)]);
  await tiles(page).filter({ hasText: 'to be picked' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'to be picked' })).toBeVisible();
  const id = page.url().split('/').at(-1);
  const { data } = await app.publisher.call<{ data: { image: string } }>('PUT', `/media/${id}`, { alt: 'A portrait' });
  await page.goto('/admin/teams/create');
  await screen.press(page, 'Choose from library');
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
  await dialog.getByRole('searchbox').fill('picked');
  await dialog.getByRole('button', { name: 'to be picked' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'The chosen Image' })).toHaveAttribute('src', data.image);
  await expect(screen.input(page, 'Alternative text of Image')).toHaveValue('A portrait');
});

test.describe('with a picture that is gone', () => {
  test.use({ failures: refusals });

  test('its address says so', async ({ view: page }) => {
    await page.goto('/admin/media/999999');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a document shows its pages, is filtered by its kind, and is found where a link is asked for', async ({
  view: page,
}) => {
  await page.goto('/admin/media');
  const document = { name: 'Looms price list.pdf', mimeType: 'application/pdf', buffer: pdfBytes(3) };
  await uploadAll(page, [document, await file('looms.png', 170)]);
  await page.getByRole('searchbox').fill('looms');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Documents');
  await expect(tiles(page)).toHaveText([/^Document, 3 pages, 1 kB\s*Looms price list$/]);
  await tiles(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Looms price list' })).toBeVisible();
  await expect(screen.input(page, 'Alternative text')).toHaveCount(0);
  const address = page.url();
  const path = await page.getByRole('link', { name: 'Download' }).getAttribute('href');

  await page.goto('/admin/menus/edit/1');
  const link = screen.choice(page, 'Link of Header 2');
  await link.fill('looms price');
  await page.getByRole('option', { name: 'Looms price list' }).click();
  await expect(link).toHaveValue(path ?? '');
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Menus Updated!');
  await page.goto(address);
  await expect(page.getByText('You can delete it once nothing uses it, not even an earlier version.')).toBeVisible();
});

test('a film shows its length, plays, and gets a picture of the library as its poster', async ({ view: page }) => {
  await page.goto('/admin/media');
  const film = { name: 'Looms at work.mp4', mimeType: 'video/mp4', buffer: await filmBytes(new Mp4OutputFormat()) };
  await uploadAll(page, [film, await file('first frame.png', 175)]);
  await tiles(page).filter({ hasText: 'Looms at work' }).click();
  await expect(page.getByText(/^Film, 0:03 min, 320 × 180 px, 1 kB$/)).toBeVisible();
  await expect(page.locator('video')).toHaveJSProperty('duration', 3);
  await screen.press(page, 'Choose a poster');
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
  await expect(dialog.getByRole('button', { name: 'Looms at work' })).toHaveCount(0);
  await dialog.getByRole('searchbox').fill('first frame');
  await dialog.getByRole('button', { name: 'first frame' }).click();
  await screen.expectToast(page, 'Film Updated!');
  await expect(page.locator('video')).toHaveAttribute('poster', /\.webp$/);
  const captions = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nClack');
  await page
    .getByLabel('Captions', { exact: true })
    .setInputFiles({ name: 'looms.vtt', mimeType: 'text/vtt', buffer: captions });
  await expect(page.getByRole('button', { name: 'Replace the captions' })).toBeVisible();
  await expect(page.locator('video track')).toHaveAttribute('srclang', 'en');
  await page.goto('/admin/media?kind=picture&search=first');
  await tiles(page).click();
  await page.getByRole('link', { name: 'Looms at work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Looms at work' })).toBeVisible();
});

test('a logo is a drawing that is uploaded, or chosen where other pictures are offered too', async ({ view: page }) => {
  await page.goto('/admin/media');
  await uploadAll(page, [await file('ground of looms.png', 171)]);
  await page.goto('/admin/settings/edit/1');
  const preview = (label: string) => page.getByRole('img', { name: `The chosen ${label}` });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30"/></svg>';
  const logo = { name: 'Mark of looms.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await page.getByLabel('Logo', { exact: true }).setInputFiles(logo);
  await expect(preview('Logo')).toHaveAttribute('src', /\.svg$/);
  const path = (await preview('Logo').getAttribute('src')) ?? '';
  await page.getByRole('button', { name: 'Choose from library' }).nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
  await dialog.getByRole('searchbox').fill('of looms');
  await expect(dialog.getByRole('button', { name: 'ground of looms' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark of looms' }).click();
  await expect(preview('Favicon')).toHaveAttribute('src', path);
  // The next test begins without them.
  await screen.press(page, 'Remove Logo');
  await screen.press(page, 'Remove Favicon');
  await expect(preview('Favicon')).toHaveCount(0);
});
