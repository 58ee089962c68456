import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { LABEL, leave, openText, savedText } from '../browser/writing.ts';

test('a picture is made smaller and moved to a side by keyboard, and text stands around it', async ({
  view: page,
  app,
}) => {
  const words = `<p>${'Wool is sold by weight. '.repeat(40)}The end.</p>`;
  const { id, editor } = await openText(page, app, `<img src="${app.picture}" alt="A loom">${words}`);
  await expect(screen.choice(page, 'Size')).toBeHidden();
  await editor.press('Control+Home');
  await editor.press('ArrowUp');
  await screen.input(page, 'Alternative text').focus();
  await page.keyboard.press('Tab');
  await expect(screen.choice(page, 'Size')).toBeFocused();
  await expect(screen.choice(page, 'Position')).toBeDisabled();
  await screen.choice(page, 'Size').selectOption('Half');
  await screen.choice(page, 'Position').selectOption('Left');
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
  await editor.press('Enter');
  await expect(screen.input(page, 'Alternative text')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Blue');
  expect(await savedText(page, app, id)).toBe(
    `<figure class="picture-half picture-left"><img src="${app.picture}" alt="A loom" /><figcaption>Blue</figcaption></figure>${words}`,
  );
  await page.reload();
  await screen.input(page, 'Alternative text').focus();
  await expect(screen.choice(page, 'Position')).toHaveValue('left');
  await expect(screen.input(page, LABEL).getByText('Blue')).toBeVisible();

  await page.goto('/our-reviews');
  await page.getByText('Read the whole review: Written', { exact: true }).click();
  const figure = page.getByRole('figure', { name: 'Blue' });
  await expect(figure).toHaveCSS('float', 'left');
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(figure).toHaveCSS('float', 'none');
  await leave(page, app, id);
});
