import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { leave, openText, savedText } from '../browser/writing.ts';

test('Markdown becomes formatting while one types', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app);
  await editor.press('Control+a');
  const lines = [
    '## Title',
    '**bold** *slanted* ~~gone~~ `code` [link](https://loom.example/) ',
    '- one',
    'two',
    '',
    '1. first',
    '',
    '> said',
    '',
    '---',
  ];
  for (const line of lines) {
    await editor.pressSequentially(line);
    if (line !== '---') await editor.press('Enter');
  }
  await editor.pressSequentially('```');
  await editor.press('Enter');
  await editor.pressSequentially('x = 1');
  expect(await savedText(page, app, id)).toBe(
    '<h2>Title</h2><p><strong>bold</strong> <em>slanted</em> <s>gone</s> <code>code</code> <a href="https://loom.example/" rel="noopener">link</a> </p>' +
      '<ul><li><p>one</p></li><li><p>two</p></li></ul><ol><li><p>first</p></li></ol><blockquote><p>said</p></blockquote><hr />' +
      '<pre><code>x = 1</code></pre>',
  );
  await leave(page, app, id);
});

test('Ctrl+K opens the link field of the text, and not the command palette', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, '<p>linked</p>');
  await editor.press('Control+a');
  await editor.press('Control+k');
  const address = screen.choice(page, 'Page or address');
  await expect(address).toBeFocused();
  await expect(page.getByRole('dialog', { name: /command|go to/i })).toHaveCount(0);
  await address.fill('https://loom.example/');
  await address.press('Enter');
  expect(await savedText(page, app, id)).toBe('<p><a href="https://loom.example/" rel="noopener">linked</a></p>');
  await leave(page, app, id);
});

test('length, reading time and outline stand below the text', async ({ view: page, app }) => {
  const text = `<h2>Start</h2><p>${'word '.repeat(658)}</p><h3>Further down</h3>`;
  const { id, editor } = await openText(page, app, text);
  const form = page.getByRole('form');
  await expect(form.getByText('661 words · 3 min read')).toBeVisible();
  await form.getByText('Outline').click();
  await screen.press(page, 'Further down');
  await expect(editor).toBeFocused();
  await page.keyboard.type('Even ');
  await expect(editor.getByRole('heading', { level: 3 })).toHaveText('Even Further down');
  await leave(page, app, id);
});
