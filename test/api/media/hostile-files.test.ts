import { expect, test } from 'vitest';
import { fileOf } from '../../files.ts';
import { hostileDocuments } from '../../hostile/files/documents.ts';
import { hostileDrawings } from '../../hostile/files/drawings.ts';
import { hostileMp4, hostileWebM } from '../../hostile/files/films.ts';
import type { HostileFile } from '../../hostile/files/hostile-file.ts';
import { hostilePhotos } from '../../hostile/files/photos.ts';
import { hostilePictures } from '../../hostile/files/pictures.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();

/** Drawings have styles of their own. */
const SANDBOX = /^default-src 'none';(?: style-src 'unsafe-inline';)? sandbox$/;

/** The types of which browsers run nothing, even of a file that they open by itself, and what else has to be said of them. */
const harmless: Record<string, Record<string, string | RegExp>> = {
  'image/webp': {},
  'image/svg+xml': {},
  'video/mp4': {},
  'video/webm': {},
  'application/pdf': { 'content-disposition': /^attachment; filename="[a-z0-9-]+\.pdf"$/ },
};

/** What may run or load something, and may stand in no drawing that is served. */
const RUNS = /<script|<foreignObject|<image|<animate|<set|<!DOCTYPE|<\?|evil|javascript:|\son\w+=|data:/i;
const SENTENCE = /^File (must|is|has|takes|declares|can|cannot) .+\.$/;

/** Returns what is wrong with how a file is taken; null where it is refused in a sentence or served so that nothing runs. */
async function problemOf({ name, bytes }: HostileFile): Promise<object | null> {
  const { status, body } = await site.client.sendForm('/media', { file: fileOf(name, bytes) });
  if (status === 422) return SENTENCE.test(body.message) ? null : body;
  if (status !== 200 && status !== 201) return { status, body };
  const { data } = (await site.client.ask('GET', `/media/${body.data.id}`)).body;
  const { headers, body: served } = await site.app.get(data.file);
  const runs = String(headers['content-type']) === 'image/svg+xml' ? RUNS : /window\.hostile/;
  if (String(headers['content-type']).startsWith('image/') && runs.test(served)) return { served };
  const needed = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': SANDBOX,
    ...harmless[String(headers['content-type'])],
  };
  const isGuarded = Object.entries(needed).every(([header, value]) => isLike(String(headers[header]), value));
  const isKnown = String(headers['content-type']) in harmless;
  const isCounted = data.pages === null || (data.pages > 0 && data.pages < 1_000);
  return isGuarded && isKnown && isCounted ? null : { headers, data };
}

function isLike(text: string, expected: string | RegExp) {
  return typeof expected === 'string' ? text === expected : expected.test(text);
}

const hostile: Record<string, HostileFile[]> = {
  documents: hostileDocuments,
  'MP4 films': hostileMp4,
  'WebM films': hostileWebM,
  drawings: hostileDrawings,
  'HEIC photos': hostilePhotos,
  pictures: hostilePictures,
};

test.each(Object.entries(hostile))(
  '50 hostile %s are refused in a sentence, or served so that nothing of them runs',
  async (_, files) => {
    expect(files.length).toBeGreaterThanOrEqual(50);
    const problems: Record<string, object | null> = {};
    for (const file of files) problems[file.harm] = await problemOf(file);
    expect(Object.entries(problems).filter(([, problem]) => problem)).toEqual([]);
  },
  240_000,
);
