import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { limits } from '../../limits/limits.ts';
import { REQUEST_ID } from '../request-id.ts';

const { keepAliveTimeout } = limits.connections.timeouts;
const DATE_LENGTH = new Date(0).toUTCString().length;

/** What node:http keeps of a response but does not document: docs/decisions/0043-cached-responses-are-one-buffer.md. The tests beside this file pin it. */
interface Internals {
  /** The head, once there is one. */
  _header: string | null;
  _headerSent: boolean;
  /** False for HEAD. */
  _hasBody: boolean;
  /** Whether the client keeps the connection. */
  shouldKeepAlive: boolean;
}

/**
 * A response to be sent many times. Where it goes to a connection that is kept, head and body are one buffer, written at
 * once; otherwise node:http makes the same head.
 */
export class PreparedResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly #bytes: Buffer;
  readonly #statusLine: Buffer;
  readonly #dateAt: number;
  readonly #bodyAt: number;
  #second = 0;

  constructor(status: number, headers: OutgoingHttpHeaders, body: Buffer) {
    this.status = status;
    this.headers = headers;
    const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    const beforeDate = `${statusLine}${linesOf(headers)}Date: `;
    const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n`;
    const head = `${beforeDate}${' '.repeat(DATE_LENGTH)}\r\n${keepAlive}\r\n`;
    this.#bytes = Buffer.concat([Buffer.from(head, 'latin1'), body]);
    this.#statusLine = Buffer.from(statusLine, 'latin1');
    this.#dateAt = beforeDate.length;
    this.#bodyAt = head.length;
  }

  get body(): Buffer {
    return this.#bytes.subarray(this.#bodyAt);
  }

  /** Sends the response, with the headers that are set already: among these, a request id costs least. */
  send(response: ServerResponse): void {
    const names = response.getHeaderNames();
    const hasId = names.length === 1 && names[0] === REQUEST_ID;
    if ((names.length > 0 && !hasId) || !isPlain(response)) return this.#sendBySteps(response);
    response.statusCode = this.status;
    const internals = response as unknown as Internals;
    internals._header = 'sent with the body';
    internals._headerSent = true;
    response.end(hasId ? this.#withId(String(response.getHeader(REQUEST_ID))) : this.#dated());
  }

  #sendBySteps(response: ServerResponse) {
    response.writeHead(this.status, this.headers);
    response.end(this.#bytes.length > this.#bodyAt ? this.body : undefined);
  }

  /** The date has a resolution of a second, and always the same length. */
  #dated(): Buffer {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.#second) this.#bytes.write(new Date().toUTCString(), this.#dateAt, 'latin1');
    this.#second = second;
    return this.#bytes;
  }

  #withId(id: string): Buffer {
    const line = Buffer.from(`${REQUEST_ID}: ${id}\r\n`, 'latin1');
    return Buffer.concat([this.#statusLine, line, this.#dated().subarray(this.#statusLine.length)]);
  }
}

/** Whether node:http would add nothing to the head but the date and that the connection is kept, and leave out no body. */
function isPlain(response: ServerResponse): boolean {
  const { _hasBody, shouldKeepAlive } = response as unknown as Internals;
  return _hasBody && shouldKeepAlive && response.socket instanceof Socket;
}

function linesOf(headers: OutgoingHttpHeaders): string {
  const lines = Object.entries(headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => `${name}: ${value}\r\n`),
  );
  return lines.join('');
}
