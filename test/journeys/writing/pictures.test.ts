import type { Locator } from '@playwright/test';
import { pdfBytes } from '../../files.ts';
import { picture } from '../../pictures.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { LABEL, leave, openText, paste, savedText } from '../browser/writing.ts';

const UPLOADED =
  /^<p>Before<\/p><img src="\/files\/media\/\w+\.webp" alt="([^"]*)" width="60" height="40" \/><p>After<\/p>$/;
const TEXT = '<p>Before</p><p></p><p>After</p>';
const NOT_SAVED = 'Not saved, because a file could not be uploaded. Try again, or remove it.';

test('a pasted picture shows its upload, takes the place of an empty line and asks what it shows', async ({
  view: page,
  app,
}) => {
  const { id, editor } = await openText(page, app, TEXT);
  const release = await screen.delay(page, 'POST', /\/api\/media/);
  await pasteInto(editor, 'screenshot.png');
  await expect(editor.getByRole('progressbar', { name: 'Uploading screenshot.png' })).toBeVisible();
  release();
  const alt = alternativeText(editor);
  await expect(alt).toBeFocused();
  await alt.pressSequentially('A loom');
  await alt.press('Control+z');
  await expect(alt).toHaveValue('');
  await alt.press('Control+z');
  await expect(pictures(editor)).toHaveCount(0);
  await editor.press('Control+y');
  await editor.press('Control+y');
  await expect(editor.getByRole('img', { name: 'A loom' })).toBeVisible();
  expect(UPLOADED.exec(await savedText(page, app, id))?.[1]).toBe('A loom');
  await leave(page, app, id);
});

test('a picture before a table leaves the cursor in front of the table', async ({ view: page, app }) => {
  const table = '<table><tbody><tr><td><p>Cell</p></td></tr></tbody></table>';
  const { id, editor } = await openText(page, app, `<p>Before</p><p></p>${table}<p>After</p>`);
  const release = await screen.delay(page, 'POST', /\/api\/media/);
  await pasteInto(editor, 'screenshot.png');
  await expect(editor.getByRole('progressbar')).toBeVisible();
  release();
  await expect(alternativeText(editor)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.type('Here');
  await expect(editor.getByText('Here', { exact: true })).toBeVisible();
  await expect(editor.getByRole('cell')).toHaveText('Cell');
  await leave(page, app, id);
});

test('saving waits for a picture, which does not interrupt what one writes', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, TEXT);
  const release = await screen.delay(page, 'POST', /\/api\/media/);
  await pasteInto(editor, 'screenshot.png');
  await editor.press('Control+End');
  await editor.pressSequentially(' that');
  const saved = savedText(page, app, id);
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  await editor.press('Control+End');
  release();
  expect(UPLOADED.test((await saved).replace('After that', 'After'))).toBe(true);
  await expect(editor).toBeFocused();
  await leave(page, app, id);
});

test('several pictures stay in order', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app);
  const chosen = page.waitForEvent('filechooser');
  await screen.press(page, 'Insert picture');
  const sizes = [20, 30, 40];
  const files = sizes.map(async (width) => ({
    name: `${width}.png`,
    mimeType: 'image/png',
    buffer: await picture(width, 10),
  }));
  await (await chosen).setFiles(await Promise.all(files));
  await expect(pictures(editor)).toHaveCount(3);
  const saved = [...(await savedText(page, app, id)).matchAll(/width="(\d+)"/g)].map(([, width]) => Number(width));
  expect(saved).toEqual(sizes);
  await leave(page, app, id);
});

test('a picture has a caption', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, `<img src="${app.picture}" alt="A loom"><p>After</p>`);
  await alternativeText(editor).press('Enter');
  await page.keyboard.type('Blue wool');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Below');
  expect(await savedText(page, app, id)).toBe(
    `<figure><img src="${app.picture}" alt="A loom" /><figcaption>Blue wool</figcaption></figure><p>Below</p><p>After</p>`,
  );
  await page.goto('/our-reviews');
  await page.getByText('Read the whole review: Written', { exact: true }).click();
  await expect(page.getByRole('figure', { name: 'Blue wool' })).toBeVisible();
  await leave(page, app, id);
});

test('a picture dropped into the text is uploaded there', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, '<p>Before</p><p>After</p>');
  await drop(editor.getByText('Before'), { name: 'dropped.png', type: 'image/png', bytes: await picture() });
  await expect(pictures(editor)).toBeVisible();
  expect(await savedText(page, app, id)).toMatch(/^<p>Before<\/p><img [^>]+><p>After<\/p>$/);
  await leave(page, app, id);
});

test('a document dropped into the text becomes a link to it, and one writes on where it was dropped', async ({
  view: page,
  app,
}) => {
  const { id, editor } = await openText(page, app, '<p>Before</p><p>After</p>');
  await editor.getByText('After').click();
  await drop(editor.getByText('Before'), { name: 'Prices 2026.pdf', type: 'application/pdf', bytes: pdfBytes() });
  await expect(editor.getByText('Prices 2026')).toBeVisible();
  await page.keyboard.type('1');
  const saved = await savedText(page, app, id);
  expect(saved).toMatch(
    /^<p>1Before<\/p><p><a href="(\/files\/media\/prices-2026-\w+\.pdf)">Prices 2026<\/a><\/p><p>After<\/p>$/,
  );
  const [path = ''] = /\/files\/[^"]+/.exec(saved) ?? [];
  expect((await page.request.get(path)).headers()['content-type']).toBe('application/pdf');
  await leave(page, app, id);
});

test.describe('a picture that is refused', () => {
  test.use({ failures: refusals });

  test('says why, and can be tried again or removed', async ({ view: page, app }) => {
    const { id, editor } = await openText(page, app, TEXT);
    await page.route(/\/api\/media/, (route) =>
      route.fulfill({ status: 422, body: '{"message":"Image is damaged."}' }),
    );
    await pasteInto(editor, 'screenshot.png');
    await expect(editor.getByRole('alert')).toHaveText('Image is damaged.');
    const top = await editor.locator('canvas').evaluate((canvas) => {
      scrollTo(0, 0);
      return canvas.getBoundingClientRect().top;
    });
    await page.setViewportSize({ width: 1280, height: Math.round(top) + 90 });
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).not.toBeInViewport();
    await retry.dispatchEvent('click');
    await expect(retry).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 720 });
    await screen.press(page, 'Try again');
    await expect(editor.getByRole('alert')).toHaveText('Image is damaged.');
    await page.unroute(/\/api\/media/);
    await screen.press(page, 'Try again');
    await expect(pictures(editor)).toBeVisible();
    await expect(editor.getByRole('alert')).toHaveCount(0);
    expect(UPLOADED.test(await savedText(page, app, id))).toBe(true);
    await leave(page, app, id);
  });

  test('is kept by a save, which says so, until it is tried again or removed; a draft is saved without it', async ({
    view: page,
    app,
  }) => {
    const { id, editor } = await openText(page, app, TEXT);
    await page.route(/\/api\/media/, (route) =>
      route.fulfill({ status: 422, body: '{"message":"Image is damaged."}' }),
    );
    await pasteInto(editor, 'screenshot.png');
    await expect(editor.getByRole('alert')).toHaveText('Image is damaged.');
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await screen.press(page, 'Update');
      await screen.expectToast(page, NOT_SAVED, 'error', 'top-center');
    }
    await editor.press('Control+End');
    await editor.pressSequentially(' all');
    await editor.press('Control+s');
    await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
    await expect(editor.getByRole('alert')).toHaveText('Image is damaged.');
    await page.getByRole('link', { name: 'Media', exact: true }).click();
    await screen.press(page, 'Keep editing');
    await screen.press(page, 'Remove file');
    expect(await savedText(page, app, id)).toBe('<p>Before</p><p></p><p>After all</p>');
    await pasteInto(editor, 'screenshot.png');
    await expect(editor.getByRole('alert')).toHaveText('Image is damaged.');
    await editor.press('Control+a');
    await editor.press('Delete');
    await editor.pressSequentially('Gone');
    await expect(editor.getByRole('alert')).toHaveCount(0);
    expect(await savedText(page, app, id)).toBe('<p>Gone</p>');
    await leave(page, app, id);
  });
});

test('a picture gets into a text that is changed from outside while it is uploaded', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, '<p>Before</p><p>Cut</p><p>After</p>');
  for (const word of ['Cut', 'After']) {
    await editor.getByText(word).click();
    await editor.press('End');
    await editor.pressSequentially(' short');
  }
  await screen.press(page, 'Save draft');
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
  const release = await screen.delay(page, 'POST', /\/api\/media/);
  await pasteInto(editor, 'screenshot.png');
  await expect(editor.getByRole('progressbar')).toBeVisible();
  await screen.pressInMenu(page, 'Discard draft');
  await expect(editor.getByText('Cut short')).toHaveCount(0);
  await expect(editor.getByRole('progressbar')).toBeVisible();
  release();
  await expect(pictures(editor)).toBeVisible();
  await expect(editor.getByRole('progressbar')).toHaveCount(0);
  expect(await savedText(page, app, id)).toMatch(/^<p>Before<\/p><p>Cut<\/p><p>After<\/p><img [^>]+>$/);
  await leave(page, app, id);
});

test('a picture gets into a new text that is saved as a draft while it is uploaded', async ({ view: page }) => {
  await page.goto('/admin/reviews/create');
  const editor = screen.input(page, LABEL);
  await editor.pressSequentially('A text');
  const release = await screen.delay(page, 'POST', /\/api\/media/);
  await paste(editor, { files: [{ name: 'screenshot.png', type: 'image/png', bytes: await picture() }] });
  await expect(page).toHaveURL(/create\?draft=\d+$/);
  await expect(editor.getByRole('progressbar')).toBeVisible();
  release();
  await expect(pictures(editor)).toBeVisible();
  await screen.pressInMenu(page, 'Discard draft');
});

test('a picture of the library is inserted with its alternative text, and one writes on below it', async ({
  view: page,
  app,
}) => {
  const { data } = await app.publisher.call<{ data: { id: number; image: string }[] }>('GET', '/media?kind=picture');
  const [{ id: pictureId, image } = { id: 0, image: '' }] = data;
  await app.publisher.call('PUT', `/media/${pictureId}`, { name: 'Weaver', alt: 'A weaver at her loom' });
  const { id, editor } = await openText(page, app, TEXT);
  await editor.getByRole('paragraph').nth(1).click();
  const toolbar = page.locator('.rich-text').getByRole('button', { name: 'Choose from library' });
  await toolbar.click();
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(editor).toBeFocused();
  await toolbar.click();
  await dialog.getByRole('button', { name: 'Weaver' }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.type('Next');
  await expect(dialog).toHaveCount(0);
  expect(await savedText(page, app, id)).toMatch(
    new RegExp(
      `^<p>Before</p><img src="${image}" alt="A weaver at her loom" width="\\d+" height="\\d+" /><p>Next</p><p>After</p>$`,
    ),
  );
  await leave(page, app, id);
});

/** Also those without alternative text, which have no role. */
function pictures(editor: Locator) {
  return editor.locator('img');
}

function alternativeText(editor: Locator) {
  return editor.getByRole('textbox', { name: 'Alternative text' });
}

/** Pastes a picture into the empty line. */
async function pasteInto(editor: Locator, name: string) {
  await editor.getByRole('paragraph').nth(1).click();
  await paste(editor, { files: [{ name, type: 'image/png', bytes: await picture() }] });
}

async function drop(target: Locator, { name, type, bytes }: { name: string; type: string; bytes: Buffer }) {
  await target.evaluate(
    (element, { name, type, base64 }) => {
      const dataTransfer = new DataTransfer();
      const file = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
      dataTransfer.items.add(new File([file], name, { type }));
      const { left, top } = element.getBoundingClientRect();
      const place = { clientX: left + 2, clientY: top + 2, bubbles: true, cancelable: true };
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...place }));
    },
    { name, type, base64: bytes.toString('base64') },
  );
}
