import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Refusal, refusalOf } from './s3-signature.ts';

export type S3Store = Awaited<ReturnType<typeof startS3Store>>;

interface StoredObject {
  bytes: Buffer;
  etag: string;
  modifiedAt: Date;
}

const keys = { region: 'eu-test-1', accessKeyId: 'AKTEST', secretAccessKey: 'canary+secret/4f1c0b' };
const BUCKET = 'plinth-files';
const LISTED_AT_ONCE = 7; // so that every list has several parts

/** Starts an S3 store that is as strict as real ones, and that can be told to fail. */
export async function startS3Store() {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const faults: Fault[] = [];
  let isAway = false;
  let isSilent = false;

  const server = createServer((request, response) => void serve(request, response));
  server.on('connection', (socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    if (isAway) socket.destroy();
  });

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request).catch(() => null);
    if (!body || isSilent) return;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    requests.push(key ? `${request.method} ${key}` : `LIST ${searchParams.get('prefix') ?? ''}`);
    const fault = faults.shift();
    if (fault?.status) return refuse(response, [fault.status, 'SlowDown']);
    const refusal = refusalOf(request, body, keys) ?? (bucket === BUCKET ? null : ([404, 'NoSuchBucket'] as Refusal));
    if (refusal) return refuse(response, refusal);
    if (request.method === 'GET' && !key) return list(response, searchParams);
    if (searchParams.size > 0) return refuse(response, [501, 'NotImplemented']);
    if (request.method === 'GET' || request.method === 'HEAD') return get(request, response, key, fault);
    if (request.method === 'DELETE') return remove(response, key);
    if (request.method === 'PUT') return put(request, response, key, body);
    return refuse(response, [405, 'MethodNotAllowed']);
  }

  function put({ headers }: IncomingMessage, response: ServerResponse, key: string, body: Buffer) {
    if (headers['content-length'] === undefined) return refuse(response, [411, 'MissingContentLength']);
    const source = headers['x-amz-copy-source'];
    const copied = objects.get(decodeURIComponent(String(source)).replace(`/${BUCKET}/`, ''));
    if (source && !copied) return refuse(response, [404, 'NoSuchKey']);
    const bytes = copied?.bytes ?? body;
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    objects.set(key, { bytes, etag, modifiedAt: new Date() });
    response.setHeader('etag', etag);
    response.end(source ? `<CopyObjectResult><ETag>${escaped(etag)}</ETag></CopyObjectResult>` : '');
  }

  function get({ headers }: IncomingMessage, response: ServerResponse, key: string, fault?: Fault) {
    const object = objects.get(key);
    if (!object) return refuse(response, [404, 'NoSuchKey']);
    if (headers['if-match'] && headers['if-match'] !== object.etag)
      return refuse(response, [412, 'PreconditionFailed']);
    const { length } = object.bytes;
    const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
    const start = from === '' && to !== '' ? Math.max(0, length - Number(to)) : Number(from);
    const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
    if (headers.range && start >= length) return refuse(response, [416, 'InvalidRange']);
    const bytes = object.bytes.subarray(start, end + 1);
    response.statusCode = headers.range ? 206 : 200;
    if (headers.range) response.setHeader('content-range', `bytes ${start}-${end}/${length}`);
    response.setHeader('etag', object.etag);
    response.setHeader('last-modified', object.modifiedAt.toUTCString());
    response.setHeader('content-length', bytes.length);
    if (fault?.cutAfter === undefined) return response.end(bytes);
    response.write(bytes.subarray(0, fault.cutAfter), () => response.destroy());
  }

  function remove(response: ServerResponse, key: string) {
    objects.delete(key);
    response.statusCode = 204;
    response.end();
  }

  function list(response: ServerResponse, query: URLSearchParams) {
    if (query.get('list-type') !== '2') return refuse(response, [501, 'NotImplemented']);
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const prefix = query.get('prefix') ?? '';
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const part = all.slice(0, LISTED_AT_ONCE);
    const next = Buffer.from(part.at(-1) ?? '').toString('base64');
    response.setHeader('content-type', 'application/xml');
    response.end(
      `<?xml version="1.0"?><ListBucketResult>${part.map(listed).join('')}${
        all.length > part.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
      }</ListBucketResult>`,
    );
  }

  function listed(key: string) {
    const { bytes, modifiedAt } = objects.get(key) as StoredObject;
    const time = modifiedAt.toISOString();
    return `<Contents><Key>${escaped(key)}</Key><LastModified>${time}</LastModified><Size>${bytes.length}</Size></Contents>`;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    /** What makes Plinth use this store. */
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: keys.region,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    objects,
    /** Every request so far, such as `GET uploads/blogs/a.webp` or `LIST uploads/`. */
    requests,
    /** What the next requests meet, one each. */
    faults,
    goAway: () => {
      isAway = true;
      for (const socket of sockets) socket.destroy();
    },
    /** Accepts requests, and never responds. */
    fallSilent: () => {
      isSilent = true;
    },
    comeBack: () => {
      [isAway, isSilent] = [false, false];
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

interface Fault {
  /** Refuses with this status. */
  status?: number;
  /** Breaks the connection after so many bytes of the body. */
  cutAfter?: number;
}

function refuse(response: ServerResponse, [status, code]: Refusal) {
  response.statusCode = status;
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>Refused.</Message></Error>`);
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
