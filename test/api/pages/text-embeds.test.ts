import { beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { page } from '../../../content/types/page.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { mp4 } from '../../files.ts';
import { png } from '../../pictures.ts';
import { beginDraft, share } from '../../shared-drafts.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();

const YOUTUBE = 'https://youtu.be/aqz-KE-bpKQ';
const figure = (address: string, title = 'Our looms') => `<figure><a href="${address}">${title}</a></figure>`;
const framesIn = (html: string) => html.match(/<iframe /g)?.length ?? 0;
const text = (html: string) => [{ id: 'a', type: 'richText', heading: 'Words', html, width: 'narrow' }];
const policyOf = async (path: string) => (await site.app.get(path)).headers['content-security-policy'];

let team_id: number;
beforeAll(async () => {
  team_id = await site.app.create(teamMember, {});
});

test('a text shows what another host has once a visitor wants it, and its page allows that host alone', async () => {
  const description = `<p>Before</p>${figure(YOUTUBE, 'A &lt;day&gt; at “ours”')}<p>After</p>`;
  const blog_id = await site.app.create(blog, { slug: 'shown', title: 'Shown', team_id, description });
  const { body } = await site.app.get('/blogs/shown');
  expect(body).toContain('<p>Before</p></div><figure><div class="embed" data-is="video">');
  expect(body).toContain('title="A &lt;day&gt; at “ours” (YouTube)"');
  expect(body).toMatch(/sandbox="[^"]+"\/?><\/iframe>/);
  expect(body).not.toContain('<script src');
  expect(await policyOf('/blogs/shown')).toContain('; frame-src https://www.youtube-nocookie.com; ');
  await site.app.create(heading, {
    blog_id,
    heading: 'Where',
    sequence: 1,
    description: figure('https://cal.com/ada/intro'),
  });
  expect(await policyOf('/blogs/shown')).toContain('; frame-src https://www.youtube-nocookie.com https://cal.com ');
  await site.app.create(blog, { slug: 'linked', team_id, description: `<p><a href="${YOUTUBE}">a</a></p>` });
  expect(await policyOf('/blogs/linked')).not.toContain('frame-src');
});

test('programs, feeds and what is read aloud have a link', async () => {
  const description = `<p>Before</p>${figure(YOUTUBE)}`;
  await site.app.create(blog, { slug: 'read', team_id, description });
  const stored = `<p>Before</p><figure><a href="${YOUTUBE}" rel="noopener">Our looms</a></figure>`;
  for (const path of ['/blogs/read', '/blog/read'])
    expect((await site.client.ask('GET', path)).body.data.description).toBe(stored);
  const { body } = await site.app.get('/feed.xml');
  expect(body).toContain(stored.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'));
  expect(body).not.toContain('iframe');
});

test('a text plays a film of the library with its poster, which both are in use then', async () => {
  const upload = async (name: string, seconds: number) =>
    (await site.client.sendForm('/media?kept=1', { file: await mp4(name, seconds) })).body.data;
  const { id, file } = await upload('looms.mp4', 4);
  await site.app.create(page, { slug: 'film', title: 'Film', sections: text(figure(file)) });
  const video = async () => /<figure><video ([^>]*)>/.exec((await site.app.get('/film')).body)?.[1];
  const dimensions = 'width="320" height="180"';
  expect(await video()).toContain(`src="${file}" ${dimensions} controls="" preload="metadata" aria-label="Our looms"`);
  expect(await policyOf('/film')).not.toContain('frame-src');

  const poster = (await site.client.sendForm('/media', { image: await png('poster.png', 800) })).body.data;
  await site.client.ask('PUT', `/media/${id}`, { poster_id: poster.id });
  expect(await video()).toContain(`src="${file}" poster="${poster.image}" ${dimensions} controls="" preload="none"`);
  expect((await site.client.ask('GET', `/media/${id}`)).body.data.used_on).toMatchObject([
    { type: 'pages', key: 'film', field: 'Sections' },
  ]);
  for (const used of [id, poster.id]) expect((await site.client.ask('DELETE', `/media/${used}`)).status).toBe(409);

  const replaced = await site.client.sendForm(`/media/${id}/replace`, { file: await mp4('other.mp4', 5) });
  expect(replaced.status).toBe(200);
  expect(await video()).toContain(`src="${replaced.body.data.file}" poster="${poster.image}" ${dimensions}`);
});

test('a text can have 20; a draft keeps more, of which its pages show 20', async () => {
  const fields = { title: 'Many', slug: 'many', sections: text(figure(YOUTUBE).repeat(21)) };
  const { status, body } = await site.client.ask('POST', '/pages', { ...fields, status: 1 });
  expect([status, body.errors]).toEqual([422, { 'sections.0.html': ['Text can have at most 20 videos and embeds.'] }]);
  const preview = await site.client.ask('POST', '/live-preview', { type: 'pages', key: null, fields });
  expect(framesIn(preview.body.data.html)).toBe(20);
  const draft = await beginDraft(site.client, page, null, fields);
  const { path } = await share(site.client, draft, { pinned: false });
  const { body: html, headers } = await site.app.get(path);
  expect([framesIn(html), html.split('>Our looms</a>').length - 1]).toEqual([20, 1]);
  expect(headers['content-security-policy']).toContain('; frame-src https://www.youtube-nocookie.com; ');
});

test('the frame of a live preview allows what may be shown in it later', async () => {
  expect(await policyOf('/preview-frame')).toContain('; frame-src https://www.youtube-nocookie.com ');
});

test('nothing that only looks like a known address is shown', async () => {
  const hostile = [
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    'https://youtu.be.evil.example/aqz-KE-bpKQ',
    'https://youtu.be@evil.example/aqz-KE-bpKQ',
    'https://youtu.be:8443/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ&quot;&gt;&lt;script&gt;',
    `https://www.google.com/maps?q=${'a'.repeat(4_000)}`,
    '//youtu.be/aqz-KE-bpKQ',
  ];
  const html = hostile.map((address) => figure(address)).join('') + figure('https://youtu.be/aqz\0-KE-bpKQ');
  const { status } = await site.client.ask('POST', '/pages', {
    title: 'Hostile',
    slug: 'hostile',
    status: 1,
    sections: text(html),
  });
  expect(status).toBe(422);
  await site.app.create(page, { slug: 'hostile', title: 'Hostile', sections: text(html.replace('\0', '')) });
  const { body } = await site.app.get('/hostile');
  expect(framesIn(body)).toBe(1);
  expect(body).not.toMatch(/href="javascript|<script>|evil\.example[^<]*<iframe/);
});
