import { expect, test } from 'vitest';
import { page } from '../../../content/types/page.ts';
import { service } from '../../../content/types/service.ts';
import { fileOf, pdf, pdfBytes } from '../../files.ts';
import { png } from '../../pictures.ts';
import { addPerson } from '../app/people.ts';
import { runCleanup } from '../app/run-cleanup.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

const site = signedInApp();

interface Stored {
  id: number;
  file: string;
}

let pages = 1;
/** Uploads a document that is not in the library yet. */
async function upload(name = 'Price list 2026.pdf', query = ''): Promise<Stored> {
  pages += 1;
  return (await site.client.sendForm(`/media${query}`, { file: pdf(name, pages) })).body.data;
}

const read = async ({ id }: Stored) => (await site.client.ask('GET', `/media/${id}`)).body.data;
const statusOf = async (path: string) => (await site.app.get(path)).statusCode;
const to = (address: string) => `<p><a href="${address}">Our prices</a></p>`;

test('a document is kept as it is, with its pages counted, at an address with its name', async () => {
  const document = pdf('Прайс-лист 2026.pdf', 12);
  const { status, body } = await site.client.sendForm('/media?kept=1', { file: document });
  expect([status, body]).toEqual([
    201,
    {
      data: {
        id: expect.any(Number),
        kind: 'document',
        file: expect.stringMatching(/^\/files\/media\/prays-list-2026-[\da-f]{20}\.pdf$/),
        image: null,
        image_width: null,
        image_height: null,
        alt: null,
      },
      message: 'Document Uploaded!',
    },
  ]);
  const served = await site.app.get(body.data.file);
  expect(served.rawPayload.equals(pdfBytes(12))).toBe(true);
  expect(served.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="prays-list-2026.pdf"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await read(body.data)).toMatchObject({
    kind: 'document',
    pages: 12,
    size: document.size,
    name: 'Прайс-лист 2026',
    thumbnail: null,
    locked: null,
    used_on: [],
  });
  const again = await site.client.sendForm('/media', { image: pdf('copy.pdf', 12) });
  expect([again.status, again.body.message]).toEqual([200, 'This document is already in the library.']);
});

test('a file is what its content says, and a picture is asked for where only a picture will do', async () => {
  const called = fileOf('picture.png', pdfBytes(70), 'image/png');
  expect((await site.client.sendForm('/media', { image: called })).body.data.kind).toBe('document');
  const picture = await site.client.sendForm('/media', { file: new File([await png()], 'a.pdf') });
  expect(picture.body.data.kind).toBe('picture');
  const refused = await site.client.sendForm('/media?kind=picture', { image: pdf() });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { image: ['Image must be a JPEG, PNG, WebP, AVIF or GIF picture.'] },
  ]);
  const { file } = await upload();
  const used = await site.client.ask('PUT', '/settings/1', { logo: file });
  expect([used.status, Object.keys(used.body.errors)]).toEqual([422, expect.arrayContaining(['logo'])]);
});

test('a document of 25 MB is taken, and none that is larger', async () => {
  const large = (size: number) =>
    fileOf('large.pdf', Buffer.concat([pdfBytes(3), Buffer.alloc(size - pdfBytes(3).length)]));
  const MB = 1024 * 1024; // bytes
  expect((await site.client.sendForm('/media', { file: large(25 * MB) })).status).toBe(201);
  expect(await site.client.sendForm('/media', { file: large(25 * MB + 1) })).toMatchObject({
    status: 413,
    body: { message: 'A document can be at most 25 MB.' },
  });
});

test('documents are listed by kind, and found by their name', async () => {
  await upload('Terms of service.pdf');
  const listed = async (query: string) =>
    (await site.client.ask('GET', `/media?${query}`)).body.data.map(({ name }: { name: string }) => name);
  expect(await listed('search=terms&kind=document')).toEqual(['Terms of service']);
  expect(await listed('search=terms&kind=picture')).toEqual([]);
  expect(await listed('search=terms&undescribed=1')).toEqual([]);
  expect((await site.client.ask('GET', '/media?kind=square')).status).toBe(422);
});

test('links in texts and fields use a document, which cannot be deleted meanwhile', async () => {
  const document = await upload();
  const sections = [
    { id: 'a', type: 'callToAction', title: 'Read', actions: [{ label: 'Prices', link: document.file }] },
  ];
  await site.app.create(page, { slug: 'prices', title: 'Prices', sections });
  await site.app.create(service, {
    slug: 'advice',
    title: 'Advice',
    detail_page_description: to(`${document.file}#page=2`),
  });
  const { used_on } = await read(document);
  expect(used_on.map(({ type, key }: { type: string; key: string }) => [type, key]).sort()).toEqual([
    ['pages', 'prices'],
    ['services', 'advice'],
  ]);
  const refused = await site.client.ask('DELETE', `/media/${document.id}`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^This document is used in “(Prices|Advice)”, “(Prices|Advice)”\.$/),
  ]);
  expect((await site.app.get('/services/advice')).body).toContain(`href="${document.file}#page=2"`);
});

test('a replaced document is the new one wherever it is linked, and only a document replaces it', async () => {
  const document = await upload();
  await site.app.create(service, { slug: 'replaced', title: 'Replaced', detail_page_description: to(document.file) });
  const replace = (file: File) => site.client.sendForm(`/media/${document.id}/replace`, { file });
  const picture = await replace(await png('a.png', 77));
  expect([picture.status, picture.body.errors]).toEqual([422, { file: ['File must be a PDF document.'] }]);
  const { status, body } = await replace(pdf('Anything.pdf', 80));
  expect([status, body.message, body.data.pages]).toEqual([200, 'Document Replaced!', 80]);
  expect(body.data.file).not.toBe(document.file);
  const former = await site.app.get(document.file);
  expect([former.statusCode, former.headers.location]).toEqual([302, body.data.file]);
  expect((await site.app.get('/services/replaced')).body).toContain(`href="${body.data.file}"`);
});

test('a link to a file that is not there is plain text for visitors, and told of beforehand and on the dashboard', async () => {
  const file = '/files/media/never-00000000000000000000.pdf';
  const unseen = await site.client.ask('POST', '/unseen-links', { links: [file, (await upload()).file] });
  expect(unseen.body.data).toEqual([file]);
  await site.app.create(service, { slug: 'dead', title: 'Dead', detail_page_description: to(file) });
  expect((await site.app.get('/services/dead')).body).not.toContain(file);
  const { dead_links } = (await site.client.ask('GET', '/overview')).body.data;
  expect(dead_links).toMatchObject([{ type: 'services', key: 'dead', text: 'Our prices', href: file }]);
});

test('a writer uploads documents, and changes only unused ones of their own', async () => {
  const will = await addPerson(site.app, 'Will', 'writer');
  const sam = await addPerson(site.app, 'Sam', 'sales');
  const mine = (await will.sendForm('/media?kept=1', { file: pdf('mine.pdf', 90) })).body.data as Stored;
  const theirs = await upload('theirs.pdf', '?kept=1');
  expect((await will.ask('PUT', `/media/${mine.id}`, { name: 'Mine' })).status).toBe(200);
  const refused = await will.ask('PUT', `/media/${theirs.id}`, { name: 'Mine' });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Somebody else uploaded this document. Ask an editor to change or delete it.',
  ]);
  expect((await will.sendForm(`/media/${mine.id}/replace`, { file: pdf() })).status).toBe(403);
  expect((await sam.sendForm('/media', { file: pdf() })).status).toBe(403);
});

test('an unused document goes to the trash after a day, one that is deleted is restored, and in the end it is gone', async () => {
  const [unused, deleted] = [await upload(), await upload('Kept.pdf', '?kept=1')];
  expect((await site.client.ask('DELETE', `/media/${deleted.id}`)).body).toEqual({ message: 'Document Deleted!' });
  expect(await statusOf(deleted.file)).toBe(404);
  expect((await site.client.ask('GET', '/deleted')).body.data).toContainEqual(
    expect.objectContaining({ type: 'media', key: String(deleted.id), title: 'Kept' }),
  );
  expect((await site.client.ask('POST', `/media/${deleted.id}/restore`)).status).toBe(200);
  expect(await statusOf(deleted.file)).toBe(200);
  site.now += 2 * DAY;
  await runCleanup(site.app.services);
  expect([await statusOf(unused.file), await statusOf(deleted.file)]).toEqual([404, 200]);
  expect(await site.app.services.dataFolder.fileCheck.check()).toMatchObject({ missing: 0, unaccounted: 0 });
});
