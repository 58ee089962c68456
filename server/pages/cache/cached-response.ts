import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import {
  encoded,
  type Encoding,
  encodingFor,
  qualities,
  WORTHWHILE,
} from '../../platform/http/responses/compression.ts';
import { countHit, type StatusCounts } from '../../platform/metrics/request-counts.ts';
import { PreparedResponse } from '../../platform/http/responses/prepared-response.ts';

const NO_BODY = Buffer.alloc(0);

interface Variant {
  full: PreparedResponse;
  notModified: PreparedResponse;
}

/** A response in each encoding that was requested so far, ready to be sent. */
export class CachedResponse {
  readonly #status: number;
  readonly #headers: OutgoingHttpHeaders;
  readonly #text: Buffer;
  readonly #digest: string;
  readonly #hits: StatusCounts;
  readonly #variants = new Map<Encoding, Variant>();

  /** `hits` counts how often it is sent. */
  constructor(status: number, headers: OutgoingHttpHeaders, text: Buffer, hits: StatusCounts) {
    this.#status = status;
    this.#headers = headers;
    this.#text = text;
    this.#hits = hits;
    this.#digest = hash('sha256', text, 'base64url').slice(0, 27);
  }

  /** The memory that it takes at most, with all variants, in bytes. */
  get size(): number {
    return this.#text.length * 2;
  }

  /** Sends the response to a request, and counts it. */
  send(request: IncomingMessage, response: ServerResponse): void {
    const prepared = this.for(request);
    countHit(this.#hits, prepared.status);
    prepared.send(response);
  }

  /** Returns the response to a request: 304 where the client has it already. */
  for(request: IncomingMessage): PreparedResponse {
    const { full, notModified } = this.#variantFor(request);
    const tags = request.headers['if-none-match'];
    if (tags !== undefined && (tags === '*' || tags.includes(`"${this.#digest}`))) return notModified;
    return full;
  }

  /** Compresses with the highest quality of brotli, in the thread pool. */
  async shrink(): Promise<void> {
    if (this.#text.length < WORTHWHILE) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    this.#variants.set('br', this.#variant('br', await promisify(brotliCompress)(this.#text, { params }), 'b'));
  }

  #variantFor({ headers }: IncomingMessage): Variant {
    const encoding = this.#text.length < WORTHWHILE ? '' : encodingFor(headers['accept-encoding']);
    const existing = this.#variants.get(encoding);
    if (existing) return existing;
    const variant = this.#variant(encoding, encoded(this.#text, encoding, qualities.kept), encoding.slice(0, 1));
    this.#variants.set(encoding, variant);
    return variant;
  }

  /** The suffix of the digest makes the tags of different encodings differ. */
  #variant(encoding: Encoding, body: Buffer, kind: string): Variant {
    const etag = `"${this.#digest}${encoding && `-${kind}${body.length.toString(36)}`}"`;
    const headers = { ...this.#headers, vary: 'Accept-Encoding', etag };
    const ofBody = { 'content-length': body.length, ...(encoding && { 'content-encoding': encoding }) };
    return {
      full: new PreparedResponse(this.#status, { ...headers, ...ofBody }, body),
      notModified: new PreparedResponse(304, headers, NO_BODY),
    };
  }
}
