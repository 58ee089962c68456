import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { encoded, type Encoding, encodingFor, WORTHWHILE } from '../../platform/http/compression.ts';

// With its headers it must fit into the 16 kB that Node writes without asking for memory.
const IN_ONE_PIECE = 15_000; // bytes

interface Variant {
  full: Sent;
  unchanged: Sent;
}

/** What goes out for one request. */
export interface Sent {
  status: number;
  headers: OutgoingHttpHeaders;
  /** A string has a character for each byte: node:http writes it in one piece with the headers, a quarter faster. */
  body: string | Buffer | undefined;
}

/** An answer as it goes out, ready in each encoding that was asked for so far. */
export class CachedResponse {
  /** Whether anybody has asked for it since it was last looked at. */
  isAskedFor = false;
  readonly #status: number;
  readonly #headers: OutgoingHttpHeaders;
  readonly #text: Buffer;
  readonly #digest: string;
  readonly #variants = new Map<Encoding, Variant>();

  constructor(status: number, headers: OutgoingHttpHeaders, text: Buffer) {
    this.#status = status;
    this.#headers = headers;
    this.#text = text;
    this.#digest = hash('sha256', text, 'base64url').slice(0, 27);
  }

  /** What it takes at most with all of its variants, in bytes. */
  get room(): number {
    return this.#text.length * 2;
  }

  /** Gives what goes out for a request; a few bytes where the client has it already. */
  for(request: IncomingMessage): Sent {
    const { full, unchanged } = this.#variantFor(request);
    const tags = request.headers['if-none-match'];
    if (tags !== undefined && (tags === '*' || tags.includes(`"${this.#digest}`))) return unchanged;
    return full;
  }

  /** Makes the smallest variant there is, away from the requests. */
  async shrink(): Promise<void> {
    if (this.#text.length < WORTHWHILE) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    this.#variants.set('br', this.#variant('br', await promisify(brotliCompress)(this.#text, { params }), 'b'));
  }

  #variantFor({ headers }: IncomingMessage): Variant {
    const encoding = this.#text.length < WORTHWHILE ? '' : encodingFor(headers['accept-encoding']);
    const made = this.#variants.get(encoding);
    if (made) return made;
    const variant = this.#variant(encoding, encoded(this.#text, encoding), encoding.slice(0, 1));
    this.#variants.set(encoding, variant);
    return variant;
  }

  /** Bytes that differ have tags that differ, by what is behind the digest. */
  #variant(encoding: Encoding, body: Buffer, kind: string): Variant {
    const etag = `"${this.#digest}${encoding && `-${kind}${body.length.toString(36)}`}"`;
    const headers = { ...this.#headers, vary: 'Accept-Encoding', etag };
    const own = { 'content-length': body.length, ...(encoding && { 'content-encoding': encoding }) };
    return {
      full: {
        status: this.#status,
        headers: { ...headers, ...own },
        body: body.length < IN_ONE_PIECE ? body.toString('latin1') : body,
      },
      unchanged: { status: 304, headers, body: undefined },
    };
  }
}
