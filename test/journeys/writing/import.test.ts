import { blog } from '../../../content/types/blog.ts';
import { picture } from '../../pictures.ts';
import { paragraph, pictureRun, run, wordDocument } from '../../word-document.ts';
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
  const kept = await app.publisher.call('GET', '/media?search=Looms');
  expect(kept).toMatchObject({ data: [{ name: 'Looms' }] });
  await app.publisher.call('DELETE', `/drafts/${id}`);
});

test('a file that is no document is refused in a sentence', async ({ view: page }) => {
  await page.goto(`/admin/${blog.screens.list}`);
  const chooser = page.waitForEvent('filechooser');
  await screen.press(page, 'Import a document');
  await (await chooser).setFiles({ name: 'Looms.docx', mimeType: DOCX, buffer: Buffer.from('no zip at all') });
  const sentence = 'This isn’t a Word document. Save it as .docx and try again.';
  await screen.expectToast(page, sentence, 'error', 'top-center');
});
