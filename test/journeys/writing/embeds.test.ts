import type { Locator } from '@playwright/test';
import { Mp4OutputFormat } from 'mediabunny';
import { filmBytes, fileOf } from '../../files.ts';
import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';
import { leave, openText, paste, savedText } from '../browser/writing.ts';

// Of the frame on the page.
test.use({ failures: /^An iframe which has both allow-scripts and allow-same-origin/ });

const YOUTUBE = 'https://youtu.be/aqz-KE-bpKQ';
const figure = (title: string) => `<figure><a href="${YOUTUBE}" rel="noopener">${title}</a></figure>`;

test('a known address on an empty line becomes a card, which is one step for undo, gets a title, moves and goes', async ({
  view: page,
  app,
}) => {
  const { id, editor } = await openText(page, app, '<p>Before</p><p></p><p>After</p>');
  await editor.getByRole('paragraph').nth(1).click();
  await paste(editor, { text: `${YOUTUBE}\n` });
  const card = editor.getByRole('figure', { name: 'Video of YouTube' });
  await expect(card).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(card).toHaveCount(0);
  await expect(editor.getByRole('paragraph')).toHaveText(['Before', '', 'After']);
  await page.keyboard.press('Control+y');
  await expect(card).toBeVisible();
  await page.keyboard.type('Next');
  await screen.input(card, 'Title').fill('Our looms');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.type('1 ');
  expect(await savedText(page, app, id)).toBe(`<p>Before</p>${figure('Our looms')}<p>1 Next</p><p>After</p>`);

  await editor.getByText('1 Next').click();
  await editor.press('Home');
  await editor.press('Backspace');
  const copied = await cut(editor);
  await expect(editor.getByRole('figure')).toHaveCount(0);
  await editor.press('Control+End');
  await editor.press('Enter');
  await paste(editor, copied);
  expect(await savedText(page, app, id)).toBe(`<p>Before</p><p>1 Next</p><p>After</p>${figure('Our looms')}`);

  await page.reload();
  await expect(screen.input(editor, 'Title')).toHaveValue('Our looms');
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [375, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await editor.press('Control+End');
  await editor.press('Backspace');
  await editor.press('Delete');
  expect(await savedText(page, app, id)).toBe('<p>Before</p><p>1 Next</p><p>After</p>');
  await leave(page, app, id);
});

test('the dialog says in words what it cannot show, and inserts what it can below the cursor', async ({
  view: page,
  app,
}) => {
  const film = fileOf('Looms at work.mp4', await filmBytes(new Mp4OutputFormat()), 'video/mp4');
  await app.publisher.sendForm('/media?kept=1', { file: film });
  const { id, editor } = await openText(page, app, '<p>Before</p>');
  await editor.press('Control+End');
  await screen.press(page, 'Video or embed');
  const dialog = page.getByRole('dialog', { name: 'Video or embed' });
  const address = screen.input(dialog, 'Address');
  await expect(address).toBeFocused();
  await address.fill('https://example.com/watch');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Texts can show a video of YouTube or Vimeo', { exact: false })).toBeVisible();
  await address.fill('youtube.com/watch?v=aqz-KE-bpKQ');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.type('Between');
  await screen.press(page, 'Video or embed');
  await dialog.getByRole('button', { name: 'Looms at work' }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.type('Below');
  await editor.getByRole('figure', { name: 'Video of YouTube' }).getByRole('button').click();
  await expect(address).toHaveValue('https://youtube.com/watch?v=aqz-KE-bpKQ');
  await address.fill('https://vimeo.com/76979871');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(editor.getByRole('figure', { name: 'Video of Vimeo' })).toBeVisible();
  const saved = await savedText(page, app, id);
  expect(saved).toMatch(
    /^<p>Before<\/p><figure><a href="https:\/\/vimeo\.com\/76979871" rel="noopener">Video of Vimeo<\/a><\/figure><p>Between<\/p><figure><a href="\/files\/media\/looms-at-work-\w+\.mp4">Looms at work<\/a><\/figure><p>Below<\/p>$/,
  );

  await page.goto('/our-reviews');
  await page.getByText('Read the whole review: Written', { exact: true }).click();
  await expect(page.locator('video[aria-label="Looms at work"]')).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Play the video: Video of Vimeo' })).toBeVisible();
  await leave(page, app, id);
});

/** Cuts what is selected, without the clipboard, which other tests use, too. */
function cut(editor: Locator) {
  return editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true }));
    return { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') };
  });
}
