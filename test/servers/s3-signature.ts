import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SKEW = 15 * 60 * 1000; // ms

export interface S3Keys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What a store says of a request that it refuses. */
export type Refusal = [status: number, code: string];

/** Verifies the signature of a request, version 4, and the hash of its body. Returns null if both are right. */
export function refusalOf(request: IncomingMessage, body: Buffer, keys: S3Keys): Refusal | null {
  const match = /^AWS4-HMAC-SHA256 Credential=(.+), ?SignedHeaders=(.+), ?Signature=([\da-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!match) return [403, 'AccessDenied'];
  const [, credential = '', names = '', signature = ''] = match;
  const [accessKeyId, day = '', region, service, ending] = credential.split('/');
  const [date, hash] = [headerOf(request, 'x-amz-date'), headerOf(request, 'x-amz-content-sha256')];
  if (accessKeyId !== keys.accessKeyId) return [403, 'InvalidAccessKeyId'];
  if (region !== keys.region || service !== 's3' || ending !== 'aws4_request' || !date.startsWith(day))
    return [400, 'AuthorizationHeaderMalformed'];
  if (Math.abs(timeOf(date) - Date.now()) > SKEW) return [403, 'RequestTimeTooSkewed'];
  const signed = names.split(';');
  const needed = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (needed.some((name) => !signed.includes(name))) return [403, 'AccessDenied'];
  const headers = signed.map((name) => `${name}:${headerOf(request, name).trim().replaceAll(/ +/g, ' ')}\n`).join('');
  const { path, query } = canonicalOf(request.url ?? '');
  const canonical = [request.method, path, query, headers, names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const parts = [day, keys.region, 's3', 'aws4_request', text];
  const expected = parts.reduce<Buffer | string>((key, part) => hmac(key, part), `AWS4${keys.secretAccessKey}`);
  if (Buffer.from(expected).toString('hex') !== signature) return [403, 'SignatureDoesNotMatch'];
  return hash === sha256(body) ? null : [400, 'XAmzContentSHA256Mismatch'];
}

function canonicalOf(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const path = pathname.split('/').map((part) => encoded(decodeURIComponent(part)));
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  return { path: path.join('/'), query: query.join('&') };
}

function encoded(text: string) {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function headerOf({ headers }: IncomingMessage, name: string) {
  return String(headers[name] ?? '');
}

function timeOf(date: string) {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
}

function sha256(data: string | Buffer) {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: string | Buffer, text: string) {
  return createHmac('sha256', key).update(text).digest();
}
