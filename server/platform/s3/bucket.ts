import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '../http/responses/byte-range.ts';
import { brokenOff, reasonIn, S3Error } from './s3-error.ts';
import {
  createS3Requests,
  PATIENCE,
  type S3Request,
  type S3Response,
  type S3Settings,
  TRIES,
  unlessSilent,
} from './s3-requests.ts';

const CHECKED_WITHIN = 3_000; // ms

export type Bucket = ReturnType<typeof openBucket>;

/** What a store says of an object. */
export interface ObjectHead {
  /** Of the whole object, in bytes. */
  size: number;
  etag: string;
  modifiedAt: Date;
}

export interface OpenedObject extends ObjectHead {
  stream: Readable;
  /** The first byte of the stream, and the last. */
  start: number;
  end: number;
}

/** The objects of an S3 bucket. Everything throws an `S3Error` if the store refuses or is away. */
export function openBucket(settings: S3Settings, patience = PATIENCE) {
  const send = createS3Requests(settings, patience);

  async function put(key: string, bytes: Uint8Array, type = 'application/octet-stream'): Promise<void> {
    const headers = { 'content-type': type };
    await bodyOf(await send({ method: 'PUT', key, headers, body: bytes as Uint8Array<ArrayBuffer> }));
  }

  /** Uploads a file of up to 5 GB, without reading it into memory. */
  async function putFile(key: string, path: string, type = 'application/octet-stream'): Promise<void> {
    const sha256 = await hashOfFile(path);
    const headers = { 'content-type': type };
    await bodyOf(await send({ method: 'PUT', key, headers, body: await openAsBlob(path), sha256 }));
  }

  /** Returns null if there is no such object. A part that it does not have is refused with 416. */
  async function get(key: string, range?: ByteRange): Promise<OpenedObject | null> {
    const got = await nullIfMissing(ask(key, range && { range: headerOf(range) }));
    if (!got) return null;
    const head = headOf(got.response.headers);
    const resume = async (received: number) => {
      const rest = await ask(key, {
        range: headerOf({ first: head.start + received, last: head.end }),
        'if-match': head.etag,
      });
      if (rest.response.status === 206) return rest;
      throw new S3Error(`the rest of ${key}`, { reason: 'no ranges' });
    };
    return { ...head, stream: streamOf(got, resume) };
  }

  function ask(key: string, headers: Record<string, string> = {}) {
    return send({ method: 'GET', key, headers });
  }

  /** Returns null if there is no such object. */
  async function head(key: string): Promise<ObjectHead | null> {
    const found = await nullIfMissing(send({ method: 'HEAD', key }));
    return found && headOf(found.response.headers);
  }

  /** Lists the objects whose keys begin with a prefix. */
  async function* list(prefix: string): AsyncGenerator<ListedObject> {
    let next: string | null = null;
    do {
      const listing = await listPart({ prefix, ...(next && { 'continuation-token': next }) });
      yield* listing.objects;
      next = listing.next;
    } while (next);
  }

  async function listPart(query: Record<string, string>, options: Pick<S3Request, 'tries' | 'silence'> = {}) {
    const listed = await send({ method: 'GET', query: { 'list-type': '2', ...query }, ...options });
    return parseListing(await bodyOf(listed));
  }

  /** Copies an object within the store. Returns whether there was one. */
  async function copy(from: string, to: string): Promise<boolean> {
    const source = ['', settings.bucket, ...from.split('/')].map(encodeURIComponent).join('/');
    const copied = await nullIfMissing(send({ method: 'PUT', key: to, headers: { 'x-amz-copy-source': source } }));
    if (!copied) return false;
    // A store may answer before it copies, and say only at the end that it failed.
    const xml = await bodyOf(copied);
    if (xml.includes('<Error>')) throw new S3Error(`a copy of ${from}`, { reason: reasonIn(xml) });
    return true;
  }

  async function remove(key: string): Promise<void> {
    await nullIfMissing(send({ method: 'DELETE', key }));
  }

  /** Throws unless the bucket can be read now. */
  async function check(): Promise<void> {
    // Twice, because a connection that was kept open may have died with the store.
    await listPart({ 'max-keys': '1' }, { tries: 2, silence: CHECKED_WITHIN });
  }

  return { name: settings.bucket, put, putFile, get, head, list, copy, remove, check };
}

function headerOf({ first, last }: ByteRange) {
  return `bytes=${first ?? ''}-${last ?? ''}`;
}

function headOf(headers: Headers) {
  const length = Number(headers.get('content-length'));
  const [, start = 0, end = length - 1, size = length] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '')?.map(Number) ?? [];
  return {
    start,
    end,
    size,
    etag: headers.get('etag') ?? '',
    modifiedAt: new Date(headers.get('last-modified') ?? 0),
  };
}

/** Reads the rest of a response, so that its connection serves another request. */
async function bodyOf({ response, abort }: S3Response) {
  return unlessSilent(abort, response.text());
}

async function nullIfMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof S3Error && error.status === 404 && error.reason !== 'NoSuchBucket') return null;
    throw error;
  }
}

async function hashOfFile(path: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

interface ListedObject {
  key: string;
  /** In bytes. */
  size: number;
  modifiedAt: Date;
}

/** Reads a response to ListObjectsV2; `next` is where the next part begins, null after the last. */
function parseListing(xml: string) {
  const objects = xml
    .split('<Contents>')
    .slice(1)
    .map((content) => ({
      key: elementText(content, 'Key') ?? '',
      size: Number(elementText(content, 'Size')),
      modifiedAt: new Date(elementText(content, 'LastModified') ?? ''),
    }));
  return { objects, next: elementText(xml, 'NextContinuationToken') };
}

function elementText(xml: string, element: string) {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text === undefined ? null : text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (_, name: string) => characterOf(name));
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function characterOf(name: string) {
  if (!name.startsWith('#')) return named[name] ?? '';
  return String.fromCodePoint(Number(name.replace('#', name.startsWith('#x') ? '0' : '')));
}

/**
 * Streams the body of a response. If it breaks off, `resume` is called with the number of bytes that came, for a response
 * with the others. A reader may take its time; the store may not.
 */
function streamOf(first: S3Response, resume: (received: number) => Promise<S3Response>): Readable {
  let current = first;

  async function* bytes() {
    let received = 0;
    for (let tries = 1; ; tries += 1) {
      try {
        for await (const chunk of chunksOf(current)) {
          received += chunk.length;
          yield chunk;
        }
        return;
      } catch (error) {
        if (tries >= TRIES || stream.destroyed) throw brokenOff('the rest of a GET', error);
      }
      current = await resume(received);
    }
  }

  const stream = Readable.from(bytes(), { objectMode: false });
  return stream.once('close', () => current.abort.abort());
}

async function* chunksOf({ response, abort }: S3Response) {
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await unlessSilent(abort, reader?.read() ?? Promise.resolve(undefined));
    if (!chunk?.value) return;
    yield chunk.value;
  }
}
