import type { Page } from '@playwright/test';
import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { leave, openText, savedText } from '../browser/writing.ts';

// Whatever was inserted, the next keys write on where one was.
async function typeOn(page: Page, editor: ReturnType<typeof screen.input>, words: string) {
  await expect(editor).toBeFocused();
  await page.keyboard.type(words);
}

test('one writes on after a link, which ends before that', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, '<p>See it</p>');
  await editor.press('Control+End');
  for (let letter = 0; letter < 2; letter += 1) await editor.press('Shift+ArrowLeft');
  await screen.press(page, 'Link');
  const address = screen.choice(page, 'Page or address');
  await address.fill('https://loom.example/');
  await address.press('Enter');
  await typeOn(page, editor, ' and ');
  await editor.press('Control+k');
  await address.fill('mailto:a@loom.example');
  await screen.press(page, 'Save');
  await typeOn(page, editor, ', too');
  expect(await savedText(page, app, id)).toBe(
    '<p>See <a href="https://loom.example/" rel="noopener">it</a> and <a href="mailto:a@loom.example">mailto:a@loom.example</a>, too</p>',
  );
  await leave(page, app, id);
});

test('one writes on where one was after a dialog that was closed', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, '<p>Before after</p>');
  await editor.press('Control+Home');
  for (let letter = 0; letter < 6; letter += 1) await editor.press('ArrowRight');
  await editor.press('Control+k');
  await expect(screen.choice(page, 'Page or address')).toBeFocused();
  await page.keyboard.press('Escape');
  await typeOn(page, editor, '1');
  for (const [typed, control] of ['Link', 'Choose from library', 'Video or embed'].entries()) {
    await editor.press('Alt+F10');
    await page.getByRole('toolbar').getByRole('button', { name: control, exact: true }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await typeOn(page, editor, String(typed + 2));
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(await savedText(page, app, id)).toBe('<p>Before1234 after</p>');
  await leave(page, app, id);
});

test('one writes on after a control that was used by keyboard', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, '<p>Before</p>');
  await editor.press('Control+End');
  const use = async (name: string) => {
    await editor.press('Alt+F10');
    await page.getByRole('toolbar').getByRole('button', { name, exact: true }).press('Enter');
  };
  await use('Bold');
  await typeOn(page, editor, ' bold');
  await use('Bold');
  await typeOn(page, editor, ' plain');
  await use('Horizontal line');
  await typeOn(page, editor, 'below');
  await use('Heading 2');
  await typeOn(page, editor, '!');
  await use('Full screen');
  await typeOn(page, editor, '?');
  await editor.press('Alt+F10');
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.type('Yes, it is');
  expect(await savedText(page, app, id)).toBe(
    '<p>Before<strong> bold</strong> plain</p><hr /><h2>below!?Yes, it is</h2>',
  );
  await leave(page, app, id);
});
