import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../browser/admin.ts';
import { leave, openText, paste, savedText } from '../browser/writing.ts';

const folder = new URL('../../fixtures/paste/', import.meta.url);
const programs = readdirSync(folder).flatMap((file) => /^([\w-]+)\.html$/.exec(file)?.[1] ?? []);

// The page under test reports each violation of its Content-Security-Policy as an error, which fails the test.
test('what other programs copy becomes clean text', async ({ view: page, app }) => {
  test.slow(); // two dozen programs
  const { id, editor } = await openText(page, app);
  for (const program of programs) {
    const before = await editor.innerHTML();
    await editor.press('Control+a');
    await paste(editor, { html: copied(program), text: 'x' });
    await expect.poll(() => editor.innerHTML()).not.toBe(before);
    await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0);
    expect(withDataPicture(await savedText(page)), program).toBe(expected(program));
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

test('what could not be pasted is said below the text', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app);
  const status = page
    .getByRole('form')
    .getByRole('status')
    .filter({ hasText: /paste|footnote/ });
  await paste(editor, { html: copied('word-desktop-article'), text: 'x' });
  await expect(status).toHaveText(
    'One picture could not be pasted: copy it by itself, or insert it as a file. The footnote keeps its number, but not its link.',
  );
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
  expect(await savedText(page)).toBe('<p>sharbKept</p>');
  await editor.press('Control+a');
  await paste(editor, { html: `${'<div>'.repeat(100_000)}deep`, text: 'deep' });
  await expect(editor).toHaveText('deep');
  await leave(page, app, id);
});

const HOSTILE =
  '<script>document.title = "run"</script><img src="x" onerror="document.title = 1"><svg onload="x()"><a>z</a></svg>' +
  '<a href="jav&#9;ascript:x()">s</a><a href="//evil.example">h</a><a href="data:text/html,x">a</a><a href="/\\evil.example">r</a>' +
  '<a href="vbscript:x">b</a><iframe srcdoc="x"></iframe><span onclick="x()" style="background: url(//evil.example)">Kept</span>';

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

function copied(name: string) {
  return readFileSync(new URL(`${name}.html`, folder), 'utf8');
}

/** The editor leaves out spans of one cell. */
function expected(program: string) {
  return copied(`${program}.expected`).trim().replaceAll(' colspan="1"', '').replaceAll(' rowspan="1"', '');
}

/** A picture inside a text is uploaded; in the expected text it is as it came. */
function withDataPicture(text: string | undefined) {
  const [data] = /data:image[^"]+/.exec(copied('web-page')) ?? [];
  return text?.replace(
    /src="\/files\/media\/[^"]+" alt="A red dot" width="1" height="1"/,
    `src="${data}" alt="A red dot"`,
  );
}
