import type { Page } from '@playwright/test';
import { blog } from '../../../content/types/blog.ts';
import { picture } from '../../pictures.ts';
import { footnoteRun, paragraph, pictureRun, run, wordDocument } from '../../word-document.ts';
import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const body = [
  paragraph(run('How looms are sold'), 'Title'),
  paragraph(run('It begins with ') + run('cloth', '<w:b/>') + run('.')),
  paragraph(run('The market'), 'heading 1'),
  paragraph(pictureRun('A loom in a hall&#10;&#10;Description automatically generated')),
  paragraph(run('In detail'), 'heading 2'),
  paragraph(run('Nothing else.')),
].join('');

test('a Word document becomes a draft, with its title, headings and picture', async ({ view: page, app }) => {
  await page.goto(`/admin/${blog.screens.list}`);
  const release = await screen.delay(page, 'POST', /\/api\/media\?/);
  const chooser = page.waitForEvent('filechooser');
  await screen.press(page, 'Import a document');
  await (
    await chooser
  ).setFiles({ name: 'Looms.docx', mimeType: DOCX, buffer: wordDocument(body, await picture(61, 43)) });
  await expect(page.getByRole('status').filter({ hasText: 'Uploading picture 1 of “Looms.docx”.' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\?draft=\d+$/);
  await expect(screen.input(page, 'Blog Title')).toHaveValue('How looms are sold');

  const id = new URL(page.url()).searchParams.get('draft');
  const { data } = await app.publisher.call<{ data: { fields: { description: string } } }>('GET', `/drafts/${id}`);
  const [path = ''] = /\/files\/\w+\/\w+\.webp/.exec(data.fields.description) ?? [];
  expect(data.fields.description).toBe(
    '<p>It begins with <strong>cloth</strong>.</p><h2>The market</h2>' +
      `<img alt="A loom in a hall" src="${path}" /><h3>In detail</h3><p>Nothing else.</p>`,
  );
  expect((await page.request.get(path)).status()).toBe(200);
  const found = await app.publisher.call('GET', '/media?search=Looms');
  expect(found).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ name: 'Looms', file: path })]),
  });
  await app.publisher.call('DELETE', `/drafts/${id}`);
});

async function importFile(page: Page, name: string, buffer: Buffer) {
  await page.goto(`/admin/${blog.screens.list}`);
  const chooser = page.waitForEvent('filechooser');
  await screen.press(page, 'Import a document');
  await (await chooser).setFiles({ name, mimeType: DOCX, buffer });
}

test('footnotes are linked with their numbers, and lead back', async ({ view: page, app }) => {
  const text = [
    paragraph(run('Cloth') + footnoteRun(2) + run(' by weight') + footnoteRun(1)),
    paragraph(run('The end.')),
  ];
  const notes = ['In kilograms.', 'Of wool.'];
  await importFile(page, 'Notes.docx', wordDocument(text.join(''), await picture(61, 43), notes));
  await expect(page).toHaveURL(/\?draft=\d+$/);
  const editor = screen.input(page, 'Description');
  await expect(editor.getByRole('listitem').first()).toHaveText('Of wool. ↩');
  await editor.press('Control+Home');
  await editor.pressSequentially('Blue ');
  await screen.press(page, 'Save draft');
  await screen.expectToast(page, 'Draft Saved!', 'success', 'top-center');
  const id = new URL(page.url()).searchParams.get('draft');
  const { data } = await app.publisher.call<{ data: { fields: { description: string } } }>('GET', `/drafts/${id}`);
  const [, series = ''] = /footnote-(\w+)-/.exec(data.fields.description) ?? [];
  expect(data.fields.description.replaceAll(series, 'x')).toBe(
    '<p>Blue Cloth<sup id="reference-x-1"><a href="#footnote-x-1">1</a></sup> by weight' +
      '<sup id="reference-x-2"><a href="#footnote-x-2">2</a></sup></p><p>The end.</p><hr />' +
      '<ol><li id="footnote-x-1"><p>Of wool. <a href="#reference-x-1">↩</a></p></li>' +
      '<li id="footnote-x-2"><p>In kilograms. <a href="#reference-x-2">↩</a></p></li></ol>',
  );
  await app.publisher.call('DELETE', `/drafts/${id}`);
});

test('a picture is uploaded once, however often it is shown, and one that is only linked is named', async ({
  view: page,
  app,
}) => {
  const paragraphs = Array.from({ length: 40 }, () => paragraph(pictureRun('A loom')));
  const text = [...paragraphs, paragraph(pictureRun('Elsewhere', 'link="linked"')), paragraph(run('The end.'))].join(
    '',
  );
  let uploads = 0;
  page.on('request', (request) => (uploads += request.url().includes('/api/media?') ? 1 : 0));
  await importFile(page, 'Often.docx', wordDocument(text, await picture(67, 43)));
  const sentence = 'One picture is only linked in the document: insert it there as a picture, or add it here.';
  await screen.expectToast(page, sentence, 'info', 'top-center');
  await expect(page).toHaveURL(/\?draft=\d+$/);
  expect(uploads).toBe(1);
  const id = new URL(page.url()).searchParams.get('draft');
  const { data } = await app.publisher.call<{ data: { fields: { description: string } } }>('GET', `/drafts/${id}`);
  expect(data.fields.description.match(/<img /g)).toHaveLength(40);
  await app.publisher.call('DELETE', `/drafts/${id}`);
});

test('a document of more than any text can hold is refused before it is unpacked', async ({ view: page }) => {
  const body = paragraph(run('A word. ')).repeat(200_000);
  const document = wordDocument(body, await picture(61, 43));
  expect(document.length).toBeLessThan(200_000);
  await importFile(page, 'Packed.docx', document);
  const sentence = 'This document is too large. Save it in parts, or with smaller pictures, and try again.';
  await screen.expectToast(page, sentence, 'error', 'top-center');
});

test('an import can be cancelled', async ({ view: page, app }) => {
  const draftsBefore = await app.publisher.call('GET', '/drafts');
  const release = await screen.delay(page, 'POST', /\/api\/media\?/);
  await importFile(page, 'Looms.docx', wordDocument(body, await picture(61, 43)));
  await screen.press(page, 'Cancel the import');
  release();
  await expect(page.getByRole('button', { name: 'Import a document' })).toBeEnabled();
  expect(await app.publisher.call('GET', '/drafts')).toEqual(draftsBefore);
});

test('a file that is no document is refused in a sentence', async ({ view: page }) => {
  await importFile(page, 'Looms.docx', Buffer.from('no zip at all'));
  const sentence = 'This isn’t a Word document. Save it as .docx and try again.';
  await screen.expectToast(page, sentence, 'error', 'top-center');
});
