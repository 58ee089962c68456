import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { httpError } from './failure.ts';
import { limits } from '../limits/limits.ts';

const CHARSET = /;\s*charset\s*=\s*"?([^\s";,]+)"?/i;
const FORM = 'application/x-www-form-urlencoded';
const UTF_8 = 'utf-8';

/**
 * Decodes the bodies of requests that declare another encoding than UTF-8, in which all parsers read. An encoding that
 * nobody knows is a 415.
 */
export function decodeCharsets(server: FastifyInstance) {
  server.addHook('preParsing', async (request, reply, payload) => {
    const type = request.headers['content-type'] ?? '';
    const decoder = decoderOf(CHARSET.exec(type)?.[1]);
    if (!decoder) return payload;
    // Each part would have an encoding of its own.
    if (/^\s*multipart\//i.test(type)) throw undecodable(decoder.encoding);
    const body = await readBody(request, reply, payload);
    request.raw.headers['content-type'] = type.replace(CHARSET, `; charset=${UTF_8}`);
    return decodedPayload(
      body,
      type.trim().toLowerCase().startsWith(FORM) ? decodeForm(body, decoder) : decoder.decode(body),
    );
  });
}

/** Throws a 415 if a part of a form with files declares another encoding than UTF-8. */
export function refuseForeignParts(body: Buffer, type = ''): void {
  if (!/^\s*multipart\//i.test(type)) return;
  for (const [header] of body.toString('latin1').matchAll(/^content-type:[^\r\n]{1,200}/gim)) {
    const decoder = decoderOf(CHARSET.exec(header)?.[1]);
    if (decoder) throw undecodable(decoder.encoding);
  }
}

/** Returns what decodes an encoding; null for UTF-8, which needs nothing. */
function decoderOf(charset = UTF_8): TextDecoder | null {
  try {
    const decoder = new TextDecoder(charset);
    return decoder.encoding === UTF_8 ? null : decoder;
  } catch {
    throw undecodable(charset);
  }
}

function undecodable(charset: string) {
  return httpError(415, `Text in the encoding “${charset.slice(0, 40)}” cannot be read here. Please send UTF-8.`);
}

async function readBody(
  { routeOptions }: FastifyRequest,
  reply: FastifyReply,
  payload: RequestPayload,
): Promise<Buffer> {
  const limit = routeOptions.bodyLimit ?? limits.bodies.largest;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of payload as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) {
      // The rest is not read: another request on this connection would wait behind it.
      reply.header('connection', 'close');
      throw httpError(413, 'The request is too large.');
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Fastify compares the number of bytes received with the declared one. */
function decodedPayload(received: Buffer, text: string): RequestPayload {
  return Object.assign(Readable.from([Buffer.from(text)], { objectMode: false }), {
    receivedEncodedLength: received.length,
  });
}

/** Escapes in a form stand for bytes of its encoding. */
function decodeForm(body: Buffer, decoder: TextDecoder): string {
  const decode = (text: string) => encodeURIComponent(decoder.decode(Buffer.from(unescaped(text), 'latin1')));
  const pairs = body.toString('latin1').split('&');
  return pairs.map((pair) => pair.split(/=(.*)/s, 2).map(decode).join('=')).join('&');
}

function unescaped(text: string) {
  return text
    .replaceAll('+', ' ')
    .replaceAll(/%([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
