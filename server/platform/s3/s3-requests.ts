import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { brokenOff, errorOf, type S3Error } from './s3-error.ts';

export const TRIES = 3;
const PAUSE = 200; // ms
/** After the first try, in ms. */
export const LONGEST_PAUSE = PAUSE * 2;
const SLOWEST = 100; // bytes a millisecond that an upload makes at least

/** In ms. Two silences stay below the 10 s within which every request gets a response. */
export const PATIENCE = {
  /** How long the store may send nothing. */
  silence: 4_500,
  /** How long after its beginning a request may still be repeated. */
  retryWithin: 5_000,
};

export interface S3Settings {
  /** The address of the store. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | Blob;
  /** The SHA-256 of the body, in hexadecimal digits. */
  sha256?: string;
  tries?: number;
  /** How long the store may take to begin its response, in ms. */
  silence?: number;
}

export interface S3Response {
  response: Response;
  /** Ends the connection. */
  abort: AbortController;
}

export type SendToS3 = (request: S3Request) => Promise<S3Response>;

/**
 * Returns a function that signs and sends requests, up to three times while the store is busy or the connection breaks.
 * Throws an `S3Error`.
 */
export function createS3Requests(settings: S3Settings, patience = PATIENCE): SendToS3 {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  async function send(request: S3Request): Promise<S3Response> {
    const { tries = TRIES } = request;
    const began = performance.now();
    for (let tried = 1; ; tried += 1) {
      const outcome = await attempt(request);
      if (!('error' in outcome)) return outcome;
      const isLate = performance.now() - began > patience.retryWithin;
      if (tried >= tries || isLate || !outcome.error.isPassing) throw outcome.error;
      await wait(Math.random() * PAUSE * 2 ** tried);
    }
  }

  async function attempt(request: S3Request): Promise<S3Response | { error: S3Error }> {
    const name = `${request.method} ${request.key ?? bucket}`;
    const abort = new AbortController();
    try {
      const response = await unlessSilent(
        abort,
        sendOnce(request, abort.signal),
        patienceFor(request, patience.silence),
      );
      if (response.ok) return { response, abort };
      return { error: await unlessSilent(abort, errorOf(name, response), patience.silence) };
    } catch (error) {
      return { error: brokenOff(name, error) };
    }
  }

  async function sendOnce(
    { method, key = '', query = {}, headers, body, sha256 = hashOf(body) }: S3Request,
    signal: AbortSignal,
  ) {
    const path = [bucket, ...key.split('/')].map(encodeURIComponent).join('/');
    const url = `${endpoint.replace(/\/$/, '')}/${path}?${new URLSearchParams(query).toString()}`;
    const signed = await aws.sign(url.replace(/\?$/, ''), {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
      ...(body && { body }),
      redirect: 'manual',
    });
    // Not signed, because proxies change it.
    signed.headers.set('accept-encoding', 'identity');
    return fetch(signed, { signal });
  }

  return send;
}

/** Rejects, and ends the connection, when nothing has come for so long. */
export async function unlessSilent<Value>(
  abort: AbortController,
  promise: Promise<Value>,
  silence = PATIENCE.silence,
): Promise<Value> {
  const timer = setTimeout(() => abort.abort(new DOMException('The S3 store is silent.', 'TimeoutError')), silence);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

function patienceFor({ body, silence }: S3Request, usual: number) {
  const size = body instanceof Blob ? body.size : (body?.length ?? 0);
  return (silence ?? usual) + size / SLOWEST;
}

function hashOf(body: S3Request['body']) {
  if (body instanceof Blob) throw new Error('The hash of a file has to be given.');
  return hash('sha256', body ?? '');
}
