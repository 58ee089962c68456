import { MkvOutputFormat, MovOutputFormat } from 'mediabunny';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { page } from '../../../content/types/page.ts';
import { NO_POSTER } from '../../../server/content/library/file-changes.ts';
import { png } from '../../pictures.ts';
import { filmBytes, fileOf, mp4, webm } from '../../files.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const MB = 1024 * 1024; // bytes

const site = signedInApp();

const upload = (file: File) => site.client.sendForm('/media?kept=1', { file });

test.each([
  ['MP4', mp4, 'mp4', 'video/mp4'],
  ['WebM', webm, 'webm', 'video/webm'],
])('an %s is kept as it is, with its length and its dimensions', async (_, make, ending, type) => {
  const film = await make();
  const { status, body } = await upload(film);
  expect([status, body.message, body.data]).toEqual([
    201,
    'Film Uploaded!',
    expect.objectContaining({ kind: 'film', image: null, image_width: 320, image_height: 180 }),
  ]);
  expect(body.data.file).toMatch(new RegExp(`^/files/media/our-looms-[\\da-f]{20}\\.${ending}$`));
  const { data } = (await site.client.ask('GET', `/media/${body.data.id}`)).body;
  expect(data).toMatchObject({ seconds: 3, pages: null, size: film.size });
  const { rawPayload, headers } = await site.app.get(data.file);
  expect(rawPayload.equals(Buffer.from(await film.arrayBuffer()))).toBe(true);
  expect(headers).toMatchObject({
    'content-type': type,
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('content-disposition');
});

test('a film is served in parts, and not read for whoever asks only how long it is', async () => {
  const film = Buffer.from(await (await mp4('parts.mp4', 4)).arrayBuffer());
  const { file } = (await upload(fileOf('parts.mp4', film))).body.data;
  const part = await site.app.get(file, { range: 'bytes=100-' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([
    206,
    `bytes 100-${film.length - 1}/${film.length}`,
  ]);
  expect(part.rawPayload.equals(film.subarray(100))).toBe(true);
  expect((await site.app.get(file, { range: 'bytes=0-1' })).rawPayload).toEqual(film.subarray(0, 2));
  const beyond = await site.app.get(file, { range: `bytes=${film.length}-` });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${film.length}`]);
  expect((await site.app.get(file, { range: 'bytes=0-1', 'if-range': '"another"' })).statusCode).toBe(200);
  const { etag } = part.headers as { etag: string };
  expect((await site.app.get(file, { range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);

  const open = vi.spyOn(site.app.services.storage, 'open');
  const head = await site.app.request({ method: 'HEAD', url: file });
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, `${film.length}`, 0]);
  const opened = await open.mock.results[0]?.value;
  expect([opened.stream.destroyed, opened.stream.readableEnded]).toEqual([true, false]);
  open.mockRestore();
});

test('a film of another format, or without a moving picture, is refused', async () => {
  for (const format of [new MkvOutputFormat(), new MovOutputFormat()]) {
    const { status, body } = await upload(fileOf('a.mp4', await filmBytes(format)));
    expect([status, body.errors]).toEqual([
      422,
      { file: [expect.stringMatching(/^File must be .*an MP4 or WebM film/)] },
    ]);
  }
});

test('a film of 200 MB is received, and none that is larger', async () => {
  const ftyp = Buffer.from(await (await mp4()).arrayBuffer()).subarray(0, 64);
  const ofSize = (size: number) =>
    Readable.from(
      (function* () {
        yield ftyp;
        const piece = Buffer.alloc(MB);
        for (let rest = size - ftyp.length; rest > 0; rest -= MB) yield piece.subarray(0, rest);
      })(),
    );
  const received = await site.app.services.media.receive(ofSize(200 * MB), ['film']);
  expect([received.kind, received.size]).toEqual(['film', 200 * MB]);
  await received.remove();
  await expect(site.app.services.media.receive(ofSize(200 * MB + 1), ['film'])).rejects.toMatchObject({
    statusCode: 413,
    message: 'A film can be at most 200 MB.',
  });
});

test('a film has a poster of the library, which is in use then', async () => {
  const { id } = (await upload(await mp4('poster.mp4', 7))).body.data;
  const poster = (await site.client.sendForm('/media', { image: await png('poster.png', 800) })).body.data;
  const choose = (poster_id: number | null) => site.client.ask('PUT', `/media/${id}`, { poster_id });
  const { status, body } = await choose(poster.id);
  expect([status, body.message, body.data.poster, body.data.thumbnail]).toEqual([
    200,
    'Film Updated!',
    poster.image,
    poster.image,
  ]);
  const listed = (await site.client.ask('GET', '/media?kind=film')).body.data;
  expect(listed).toContainEqual(expect.objectContaining({ id, poster: poster.image }));
  const used = [{ type: 'media', key: String(id), language: null, title: 'poster', field: 'Poster', state: 'saved' }];
  expect((await site.client.ask('GET', `/media/${poster.id}`)).body.data.used_on).toEqual(used);
  expect(await site.client.ask('DELETE', `/media/${poster.id}`)).toMatchObject({
    status: 409,
    body: { used_on: used },
  });
  const unused = async () => (await site.client.ask('GET', '/media?unused=1&kind=picture')).body.data.length;
  const before = await unused();
  const sweepAll = () => site.app.services.media.sweep({ ...site.app.services.content.pictureUsage, olderThan: -1 });
  await sweepAll();
  expect((await site.client.ask('GET', `/media/${poster.id}`)).status).toBe(200);
  for (const wrong of [id, 999_999]) expect((await choose(wrong)).body.errors).toEqual({ poster_id: [NO_POSTER] });
  expect((await site.client.ask('PUT', `/media/${poster.id}`, { poster_id: poster.id })).status).toBe(422);
  expect((await choose(null)).body.data).toMatchObject({ poster: null, thumbnail: null });
  expect(await unused()).toBe(before + 1);
  expect((await site.client.ask('DELETE', `/media/${poster.id}`)).status).toBe(200);
});

test('a film has captions, which players offer and everybody can read', async () => {
  const { id, file } = (await upload(await mp4('captions.mp4', 8))).body.data;
  const put = (captions: unknown, film = id) => site.client.ask('PUT', `/media/${film}`, { captions });
  const captions = { text: 'WEBVTT\n\n00:01.000 --> 00:02.000\n<b>Clack</b>\u0000 & clack', language: 'DE-ch' };
  const { status, body } = await put(captions);
  const path = `/files/captions/${id}.vtt`;
  expect([status, body.data?.captions]).toEqual([200, { path, language: 'de-CH' }]);
  const served = await site.app.get(path);
  expect(served.body).toBe('WEBVTT\n\n00:01.000 --> 00:02.000\nClack &amp; clack\n');
  expect(served.headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
  const sections = [{ id: 'a', type: 'video', poster: await site.app.upload('media'), link: file }];
  await site.app.create(page, { slug: 'captioned', title: 'Captioned', sections });
  const track = `<track kind="captions" src="${path}" srcLang="de-CH" label="Schweizer Hochdeutsch"/>`;
  expect((await site.app.get('/captioned')).body).toContain(track);
  await put(null);
  expect((await site.app.get('/captioned')).body).not.toContain('<track');
  expect((await site.app.get(path)).statusCode).toBe(404);
});

test.each([
  [{ text: 'a', language: 'en' }, 'captions.text', /WebVTT/],
  [{ text: 'x'.repeat(1024 * 1024 + 1), language: 'en' }, 'captions.text', /1 MB/],
  [{ text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nGr\uFFFDn', language: 'en' }, 'captions.text', /UTF-8/],
  [{ text: 7, language: 'en' }, 'captions.text', /WebVTT/],
  [{ text: 'WEBVTT\n\n00:01.000 --> 00:02.000\na' }, 'captions.language', /such as en/],
  [{ text: 'WEBVTT\n\n00:01.000 --> 00:02.000\na', language: 'x-y' }, 'captions.language', /such as en/],
  [{ text: 'WEBVTT\n\n00:01.000 --> 00:02.000\na', language: '"><script>' }, 'captions.language', /such as en/],
  ['WEBVTT', 'captions', /text and its language/],
  [[], 'captions', /text and its language/],
])('captions are refused: %j', async (captions, field, sentence) => {
  const { id } = (await upload(await mp4('refused.mp4', 9))).body.data;
  const { status, body } = await site.client.ask('PUT', `/media/${id}`, { captions });
  expect([status, body.errors]).toEqual([422, { [field]: [expect.stringMatching(sentence)] }]);
});

test('only films have captions', async () => {
  const { id } = (await site.client.sendForm('/media', { image: await png('silent.png', 70) })).body.data;
  const captions = { text: 'WEBVTT\n\n00:01.000 --> 00:02.000\na', language: 'en' };
  expect((await site.client.ask('PUT', `/media/${id}`, { captions })).body.errors).toEqual({
    captions: ['Only films have captions.'],
  });
});

test('a section plays a film of the library, which is in use then', async () => {
  const { id, file } = (await upload(await mp4('section.mp4', 6))).body.data;
  const poster = await site.app.upload('media');
  const sections = [{ id: 'a', type: 'video', poster, poster_alt: 'A loom', link: file }];
  await site.app.create(page, { slug: 'film', title: 'Film', sections });
  expect((await site.app.get('/film')).body).toMatch(new RegExp(`<video src="${file}"[^>]* preload="none"`));
  expect((await site.client.ask('DELETE', `/media/${id}`)).status).toBe(409);
});
