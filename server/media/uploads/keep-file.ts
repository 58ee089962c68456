import { stat } from 'node:fs/promises';
import type { FileKind } from '../../../content/file-kinds.ts';
import { loadSlugify } from '../../platform/slugify.ts';
import { kindOfFile } from '../kinds.ts';
import { digestOf } from '../storage/digests.ts';
import type { Storage } from '../storage/storage.ts';
import { type PictureSource, storePicture } from './keep-picture.ts';
import { hashOf, type KeepResult, type KeyOf, newKey, noFacts } from './kept-file.ts';
import { readFacts } from './reading/file-reader.ts';
import type { ReadKind } from './reading/read-file.ts';

const MAX_WORDS = 50; // characters

/** Where a file goes, and what it is: a picture, unless it is said to be something else. */
export interface NewFile {
  kind?: FileKind;
  /** The path of a content type, or `media`. */
  area: string;
  name?: string;
}

/**
 * Stores a file under a new key. Refuses damaged files and those of other formats or sizes. Throws `QueueFull` when too many are
 * being added.
 */
export async function keepFile(storage: Storage, about: NewFile, source: PictureSource): Promise<KeepResult> {
  const { kind = 'picture', area, name = '' } = about;
  const words = kind === 'picture' ? '' : (await wordsOf(name)) || kind;
  return store(storage, kind, (ending) => newKey(area, ending, words), source);
}

/** Stores a file under the key that it has. */
export function storeAgain(storage: Storage, key: string, source: PictureSource): Promise<KeepResult> {
  return store(storage, kindOfFile(key), () => key, source);
}

function store(storage: Storage, kind: FileKind, keyOf: KeyOf, source: PictureSource) {
  return kind === 'picture' ? storePicture(storage, keyOf, source) : storeRead(storage, kind, keyOf, source);
}

async function wordsOf(name: string) {
  const slugify = await loadSlugify();
  return slugify(name).slice(0, MAX_WORDS).replace(/-$/, '');
}

/** Stores a file that has been read, or what was written from it. */
async function storeRead(storage: Storage, kind: ReadKind, keyOf: KeyOf, path: PictureSource): Promise<KeepResult> {
  if (typeof path !== 'string') throw new Error(`A ${kind} is stored from a file.`);
  const read = await readFacts(kind, path);
  if ('sentence' in read) return { ok: false, sentence: read.sentence };
  const { ending, content, ...facts } = read;
  const file = keyOf(ending);
  const hash = await hashOf(path);
  const digest = content ? digestOf(content) : { size: (await stat(path)).size, sha256: hash };
  await (content ? storage.write(file, content) : storage.writeFile(file, path));
  const digests = JSON.stringify({ [file]: digest });
  return { ok: true, value: { ...noFacts, ...facts, kind, file, size: digest.size, hash, digests } };
}
