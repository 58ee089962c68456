import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '../limits/limits.ts';

const { bodyTimeout } = limits.connections;

/** How slowly a body may arrive. */
export interface SlowSender {
  /** So many bytes within so many ms. */
  readonly least: number;
  readonly within: number;
  /** In ms, for all of it. */
  readonly longest: number;
}

/** A request whose body may still be arriving. */
export interface ReceivedBody {
  request: IncomingMessage;
  beganAt: number;
  /** How much had arrived when it last was enough, and when that was. */
  taken: { bytes: number; at: number };
  /** Whether its sender was told that it took too long. */
  isRefused: boolean;
}

const uploads = new WeakMap<IncomingMessage, SlowSender>();

/** Lets the body of a request take longer, as long as it keeps arriving. */
export function allowSlowUpload(request: IncomingMessage, slowSender: SlowSender): void {
  uploads.set(request, slowSender);
}

/** To be called when the head of a request has arrived. Returns null for one that has no body. */
export function beginBody(request: IncomingMessage): ReceivedBody | null {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return null;
  const now = performance.now();
  return { request, beganAt: now, taken: { bytes: request.socket.bytesRead, at: now }, isRefused: false };
}

/** Refuses a body that takes too long with 408, as node:http does by itself. */
export function cutIfSlow(server: Server, socket: Socket, body: ReceivedBody): void {
  if (body.isRefused || body.request.complete || !isSlow(socket, body)) return;
  body.isRefused = true;
  const error = Object.assign(new Error('The body of a request took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', error, socket);
}

function isSlow({ bytesRead }: Socket, body: ReceivedBody) {
  const now = performance.now();
  const slowSender = uploads.get(body.request);
  if (!slowSender) return now - body.beganAt >= bodyTimeout;
  if (bytesRead - body.taken.bytes >= slowSender.least) body.taken = { bytes: bytesRead, at: now };
  return now - body.taken.at >= slowSender.within || now - body.beganAt >= slowSender.longest;
}
