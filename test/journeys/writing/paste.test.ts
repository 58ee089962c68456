import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { safeRichText } from '../../../server/content/rich-text/rich-text.ts';
import { expect, test } from '../browser/admin.ts';
import { leave, openText, paste, savedText } from '../browser/writing.ts';

const folder = new URL('../../fixtures/paste/', import.meta.url);
const programs = readdirSync(folder).flatMap((file) => /^([\w-]+)\.html$/.exec(file)?.[1] ?? []);

// The page under test reports each violation of its Content-Security-Policy as an error, which fails the test.
test('what other programs copy becomes clean text', async ({ view: page, app }) => {
  test.slow(); // two dozen programs
  const { id, editor } = await openText(page, app);
  for (const program of programs) {
    await editor.press('Control+a');
    await editor.press('Delete');
    const before = await editor.innerHTML();
    await paste(editor, { html: copied(program), text: 'x' });
    await expect.poll(() => editor.innerHTML()).not.toBe(before);
    await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0);
    const saved = await savedText(page, app, id);
    expect(saved, program).toBe(safeRichText(expected(program, saved)));
  }
  await leave(page, app, id);
});

test('the cleaner loads at the first paste', async ({ view: page, app }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const { id, editor } = await openText(page, app);
  const cleaners = () => loaded.filter((url) => url.includes('clean-pasted'));
  expect(cleaners()).toEqual([]);
  await paste(editor, { html: '<b>bold</b>', text: 'bold' });
  await expect(editor.getByRole('strong')).toHaveText('bold');
  expect(cleaners()).toHaveLength(1);
  await leave(page, app, id);
});

test('the settings of Word beside a text, nested by hundreds for a browser, do not cost its formatting', async ({
  view: page,
  app,
}) => {
  const { id, editor } = await openText(page, app);
  const settings = `<!--[if gte mso 9]><xml>${'<w:LsdException Locked="false"/>'.repeat(500)}</xml><![endif]-->`;
  await paste(editor, {
    html: `<html><head>${settings}</head><body><p>a <b>bold</b> word</p></body></html>`,
    text: 'x',
  });
  await expect(editor.getByRole('strong')).toHaveText('bold');
  await leave(page, app, id);
});

test('what could not be pasted is said below the text', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app);
  const status = page
    .getByRole('form')
    .getByRole('status')
    .filter({ hasText: /paste|footnote/ });
  await paste(editor, { html: copied('word-desktop-article'), text: 'x' });
  await expect(status).toHaveText('One picture could not be pasted: copy it by itself, or insert it as a file.');
  await paste(editor, { html: '<p>a<a href="#_ftn3">[3]</a></p>', text: 'x' });
  await expect(status).toHaveText('One footnote was not copied with its number: copy it too, or the whole text.');
  await paste(editor, { html: '<p>Nothing is missing.</p>', text: 'x' });
  await expect(editor).toContainText('Nothing is missing.');
  await expect(status).toHaveCount(0);
  await paste(editor, { html: `<p>${'word '.repeat(60_000)}</p>`, text: 'x' });
  await expect(status).toHaveText('This is too long to paste: a text can be at most 256 KB.');
  await leave(page, app, id);
});

test('hostile content does no harm', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app);
  await editor.press('Control+a');
  await paste(editor, { html: HOSTILE, text: 'x' });
  await expect(editor).toContainText('Kept');
  expect(await savedText(page, app, id)).toBe('<p>sharbKept</p>');
  await editor.press('Control+a');
  await paste(editor, { html: `${'<div>'.repeat(100_000)}deep`, text: 'deep' });
  await expect(editor).toHaveText('deep');
  await leave(page, app, id);
});

const HOSTILE =
  '<script>document.title = "run"</script><img src="x" onerror="document.title = 1"><svg onload="x()"><a>z</a></svg>' +
  '<a href="jav&#9;ascript:x()">s</a><a href="//evil.example">h</a><a href="data:text/html,x">a</a><a href="/\\evil.example">r</a>' +
  '<a href="vbscript:x">b</a><iframe srcdoc="x"></iframe><span onclick="x()" style="background: url(//evil.example)">Kept</span>';

test('what is copied from a text is pasted as it was', async ({ view: page, app }) => {
  const figure = `<figure><img src="${app.picture}" alt="A loom" /><figcaption>Blue wool</figcaption></figure>`;
  const { id, editor } = await openText(page, app, `<p>Before</p>${figure}<p>After</p>`);
  await editor.getByText('Before').click();
  await editor.press('Control+a');
  await editor.press('Control+c');
  // A selection that was made by keys is kept for a moment.
  await expect(async () => {
    await editor.getByText('After').click();
    await editor.press('End');
    expect(await selectedText(page)).toBe('');
  }).toPass();
  await editor.press('Control+v');
  await expect(editor.getByText('Blue wool')).toHaveCount(2);
  expect((await savedText(page, app, id)).split(figure)).toHaveLength(3);
  await leave(page, app, id);
});

test('lines of plain text that end in the middle of a sentence are joined', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app);
  await editor.press('Control+a');
  const lines = [
    'Reputation decides what happens, and it takes consi-',
    'derable time until mailbox providers know you.',
    'Next',
  ];
  await paste(editor, { text: lines.join('\n') });
  await expect(editor.getByRole('paragraph')).toHaveText([
    'Reputation decides what happens, and it takes considerable time until mailbox providers know you.',
    'Next',
  ]);
  await leave(page, app, id);
});

/** Returns what is selected once the editor has had time to change it. */
function selectedText(page: Page) {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
    return String(getSelection());
  });
}

function copied(name: string) {
  return readFileSync(new URL(`${name}.html`, folder), 'utf8');
}

/** The editor leaves out spans of one cell, uploads a picture that came inside the text, and names each series of footnotes. */
function expected(program: string, saved: string) {
  const [, series = ''] = /"footnote-(\w+)-/.exec(saved) ?? [];
  const [uploaded = ''] = /src="\/files\/media\/[^>]+(?= \/>)/.exec(saved) ?? [];
  return copied(`${program}.expected`)
    .trim()
    .replaceAll(/ (?:col|row)span="1"/g, '')
    .replaceAll(/(footnote|reference)-series-/g, `$1-${series}-`)
    .replace(/src="data:[^>]+/, uploaded);
}
