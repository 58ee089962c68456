import { keptElements, safeRichText } from '../../../server/content/rich-text/rich-text.ts';
import { expect, test } from '../browser/admin.ts';
import { picture } from '../../pictures.ts';
import * as screen from '../browser/screen.ts';
import { leave, openText, paste, savedText } from '../browser/writing.ts';

/** For each element that the server keeps: a text with it, as the editor writes it. */
const texts = (picture: string): Record<(typeof keptElements)[number], string | { kept: string; becomes: string }> => ({
  p: '<p>a</p>',
  h2: '<h2 id="section-a">a</h2>',
  h3: '<h3>a</h3>',
  h4: '<h4>a</h4>',
  ul: '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  ol: '<ol reversed start="3" type="a"><li value="7"><p>a</p></li></ol>',
  li: '<ol><li id="footnote-x1-1"><p>a</p><p>b</p></li></ol>',
  blockquote: '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>',
  pre: '<pre><code>a <strong>b</strong>\n  c</code></pre>',
  hr: '<p>a</p><hr><p>b</p>',
  figure: `<figure><a href="https://youtu.be/aqz-KE-bpKQ">a</a></figure><figure class="picture-half"><table><tbody><tr><td><p>a</p></td></tr></tbody></table><figcaption>b</figcaption></figure>`,
  figcaption: `<figure class="picture-small picture-right"><img src="${picture}" alt="a" width="60" height="40"><figcaption>b <a href="/c">c</a><br>d</figcaption></figure>`,
  img: `<img src="${picture}" alt="a" width="60" height="40" loading="lazy" class="picture-half"><p>b</p><a href="/c"><img src="${picture}" alt="d"></a>`,
  table: `<table><tbody><tr><td colspan="2"><p>a</p></td></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></tbody></table>`,
  caption: `<table><caption>a <strong>b</strong> <a href="/c">c</a></caption><tbody><tr><td><p>d</p></td></tr></tbody></table>`,
  // Its cells become headers, which is what it says of them.
  thead: {
    kept: '<table><thead><tr><td>a</td></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    becomes: `<table><tbody><tr><th><p>a</p></th></tr><tr><td><p>b</p></td></tr></tbody></table>`,
  },
  tbody: `<table><tbody><tr><td><p>a</p></td></tr></tbody></table>`,
  tr: `<table><tbody><tr><td><p>a</p></td></tr><tr><td><p>b</p></td></tr></tbody></table>`,
  th: '<table><tbody><tr><th scope="row"><p>a</p></th></tr></tbody></table>',
  td: `<table><tbody><tr><td><p>a</p></td></tr></tbody></table>`,
  a: '<p><a href="https://loom.example/" title="b">a</a></p>',
  strong: '<p><strong>a</strong></p>',
  b: { kept: '<p><b>a</b></p>', becomes: '<p><strong>a</strong></p>' },
  em: '<p><em>a</em></p>',
  i: { kept: '<p><i>a</i></p>', becomes: '<p><em>a</em></p>' },
  u: '<p><u>a</u></p>',
  s: '<p><s>a</s></p>',
  code: '<p><a href="/b"><strong><code>a</code></strong></a></p>',
  mark: '<p><mark>a</mark></p>',
  sub: '<p>a<sub>b</sub></p>',
  sup: '<p>a<sup>b</sup><sup id="reference-x1-1"><a href="#footnote-x1-1">1</a></sup></p>',
  br: '<p>a<br>b</p>',
  // Without attributes, which the server does not keep, it says nothing.
  span: { kept: '<p><span>a</span></p>', becomes: '<p>a</p>' },
});

test('whatever the server keeps of a text, the editor keeps', async ({ view: page, app }) => {
  const all = texts(app.picture);
  const samples = keptElements.map((element) => all[element]);
  const stored = samples.map((text) => (typeof text === 'string' ? text : text.kept));
  const saved = samples.map((text) => (typeof text === 'string' ? text : text.becomes));
  // Paragraphs keep lists and quotes apart.
  const { id, editor } = await openText(page, app, `${stored.join('<p>-</p>')}<p>end</p>`);
  await editor.press('Control+End');
  await editor.pressSequentially('!');
  expect((await savedText(page, app, id)).split('<p>-</p>')).toEqual(
    `${safeRichText(saved.join('<p>-</p>'))}<p>end!</p>`.split('<p>-</p>'),
  );
  await leave(page, app, id);
});

test('a draft saved by itself leaves text, history and pictures under way alone', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, `<p>a<br>b</p><img src="${app.picture}" alt="c">`);
  await screen.delay(page, 'POST', /\/api\/media/);
  await paste(editor, { files: [{ name: 'd.png', type: 'image/png', bytes: await picture() }] });
  await editor.getByText('ab').press('End');
  await editor.pressSequentially('typed');
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT, { timeout: 10_000 });
  await expect(editor.getByRole('progressbar', { name: 'Uploading d.png' })).toBeVisible();
  await editor.pressSequentially(' on');
  await expect(editor.getByRole('paragraph').first()).toContainText('typed on');
  await editor.press('Control+z');
  await expect(editor.getByRole('paragraph').first()).not.toContainText('on');
  await leave(page, app, id);
});

test('opening a text changes nothing of it', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, '<ul><li>a</li></ul>');
  await editor.getByRole('listitem').click();
  await expect(page.getByRole('button', { name: 'Bullet list' })).toHaveAttribute('aria-pressed', 'true');
  await expect(editor.getByRole('paragraph')).toHaveCount(2);
  await expect(screen.stateOf(page)).toHaveText(/^Live since /);
  await leave(page, app, id);
});
