import * as fc from 'fast-check';
import { BOUNDARY, payload } from './malformed-payloads.ts';

export interface Malformed {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string;
}

const METHODS = [
  'GET',
  'GET',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'HEAD',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'PROPFIND',
] as const;
const WORDS = [
  'one',
  '1',
  '0',
  '-1',
  '%00',
  '%',
  '%2f',
  '..',
  '.',
  ';',
  'ä',
  '💥',
  '__proto__',
  '%ff',
  '%C0%80',
  '\\',
  '//',
  '*',
  '%u0041',
];
const PARAMETERS = [
  'page',
  'per_page',
  'sort',
  'status',
  'search',
  'slug',
  'category',
  'token',
  '_method',
  '__proto__',
  'page[]',
  '',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  `multipart/form-data; boundary=${BOUNDARY}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/mixed; boundary=${BOUNDARY}`,
  'text/plain',
  'x',
  ';',
  '',
  '*/*',
  'application/json, text/html',
];

/** Generates requests to paths, in which `{key}` and other parameters are replaced by anything. */
export function malformedRequest(addresses: string[]): fc.Arbitrary<Malformed> {
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      // What only a connection can carry, such as `/\//`, is among the broken bytes.
      url: url(addresses).filter((address) => URL.canParse(address, 'http://localhost')),
      type: fc.constantFrom(...TYPES),
      headers,
      payload,
    })
    .map(({ method, url, type, headers, payload }) => {
      const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
      return {
        method,
        url,
        headers: { ...headers, ...(hasBody && { 'content-type': type }) },
        payload: hasBody ? payload : '',
      };
    });
}

/** Generates the bytes of requests that are cut off, repeated or overwritten in places. */
export function brokenBytes(addresses: string[]): fc.Arbitrary<Uint8Array> {
  const request = fc.record({
    method: fc.constantFrom(...METHODS),
    url: url(addresses),
    line: fc.constantFrom(...LINES),
    payload,
  });
  const place = fc.nat({ max: 400 });
  const change = fc.tuple(place, place, fc.constantFrom('cut', 'double', 'end'), fc.uint8Array({ maxLength: 4 }));
  return fc.tuple(request, fc.array(change, { maxLength: 3 })).map(([{ method, url, line, payload }, changes]) => {
    const head = `${method} ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${TYPES[changes.length]}\r\n${line}\r\n\r\n`;
    return changes.reduce<Uint8Array>(changed, Buffer.from(head + payload.slice(0, 2_000)));
  });
}

function changed(bytes: Uint8Array, [position, length, effect, inserted]: [number, number, string, Uint8Array]) {
  const start = position % (bytes.length || 1);
  if (effect === 'end') return bytes.subarray(0, start);
  const rest = bytes.subarray(effect === 'cut' ? start + (length % 20) : Math.max(0, start - (length % 20)));
  return Buffer.concat([bytes.subarray(0, start), inserted, rest]);
}

const LINES = [
  'Content-Length: 5',
  'Content-Length: 99999',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 0x10',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Transfer-Encoding: x',
  'Expect: 100-continue',
  'Expect: x',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Host: y',
  ' folded: x',
  ': x',
  'Authorization: Bearer',
  `X: ${'x'.repeat(3e3)}`,
];

// Created once, because it scans all of Unicode.
const word = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary', maxLength: 8 }).map(inAddress));

function url(addresses: string[]) {
  const pair = fc.tuple(fc.constantFrom(...PARAMETERS), word).map(([name, text]) => `${name}=${text}`);
  return fc
    .record({
      address: fc.constantFrom(...addresses),
      words: fc.array(word, { minLength: 3, maxLength: 3 }),
      more: fc.array(word, { maxLength: 2 }),
      pairs: fc.array(pair, { maxLength: 3 }),
    })
    .map(({ address, words, more, pairs }) => {
      const filled = address.replace(/\{\w+\}/g, () => words.pop() ?? '1');
      return [filled, ...more].join('/') + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
    });
}

function inAddress(text: string) {
  return encodeURIComponent(text.toWellFormed());
}

const headerValue = fc.oneof(
  fc.constantFrom('', '0', '-1', 'x'.repeat(2_000), '*/*;q=9', 'bytes=0-,1-', 'ä'.normalize('NFD').slice(0, 1)),
  fc.stringMatching(/^[ -~]{0,40}$/),
);
const headerName = fc.constantFrom(
  'accept',
  'accept-encoding',
  'accept-language',
  'range',
  'if-none-match',
  'if-modified-since',
  'cookie',
  'origin',
  'referer',
  'x-forwarded-for',
  'expect',
  'te',
);
const headers = fc.dictionary(headerName, headerValue, { maxKeys: 3 });
