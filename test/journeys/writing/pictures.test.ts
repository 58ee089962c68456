import type { Locator } from '@playwright/test';
import { picture } from '../../pictures.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { leave, openText, paste, savedText } from '../browser/writing.ts';

const UPLOADED =
  /^<p>Before<\/p><img src="\/files\/media\/\w+\.webp" alt="([^"]*)" width="60" height="40" \/><p>After<\/p>$/;
const TEXT = '<p>Before</p><p></p><p>After</p>';

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

test('saving waits for a picture, which does not interrupt what one writes', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, TEXT);
  const release = await screen.delay(page, 'POST', /\/api\/media/);
  await pasteInto(editor, 'screenshot.png');
  await editor.press('Control+End');
  await editor.pressSequentially(' that');
  const saved = savedText(page, app, id);
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
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
  await expect(page.getByRole('figure', { name: 'Blue wool' })).toBeVisible();
  await leave(page, app, id);
});

test('a picture dropped into the text is uploaded there', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, '<p>Before</p><p>After</p>');
  await drop(editor.getByText('Before'), await picture());
  await expect(pictures(editor)).toBeVisible();
  expect(await savedText(page, app, id)).toMatch(/^<p>Before<\/p><img [^>]+><p>After<\/p>$/);
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
    await screen.press(page, 'Try again');
    await expect(editor.getByRole('alert')).toHaveText('Image is damaged.');
    await page.unroute(/\/api\/media/);
    await screen.press(page, 'Try again');
    await expect(pictures(editor)).toBeVisible();
    await expect(editor.getByRole('alert')).toHaveCount(0);
    expect(UPLOADED.test(await savedText(page, app, id))).toBe(true);
    await leave(page, app, id);
  });
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

async function drop(target: Locator, bytes: Buffer) {
  await target.evaluate((element, base64) => {
    const dataTransfer = new DataTransfer();
    const file = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    dataTransfer.items.add(new File([file], 'dropped.png', { type: 'image/png' }));
    const { left, top } = element.getBoundingClientRect();
    const place = { clientX: left + 2, clientY: top + 2, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...place }));
  }, bytes.toString('base64'));
}
