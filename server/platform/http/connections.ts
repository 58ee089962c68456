import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '../limits/limits.ts';
import { senderOf } from './sender.ts';
import { beginBody, cutIfSlow, type ReceivedBody } from './slow-senders.ts';

const { maxPerWorker, queuedRequests, slowReader, timeouts } = limits.connections;
const CHECK_INTERVAL = 2_000; // ms

interface Connection {
  sender: string;
  /** The response under way, or the last one; null before the first request. */
  response: ServerResponse | null;
  /** Requests that wait for the responses before them. */
  queued: number;
  /** How much the client had read when it last read enough, and when that was. */
  taken: { bytes: number; at: number } | null;
  /** That of the last request whose head has arrived; null without one. */
  body: ReceivedBody | null;
}

/**
 * Creates an HTTP server with limits on what its clients can hold: queued requests, unread responses, the time of a slow
 * reader or sender, and connections. `onFull` is called before each that is closed for a new one.
 */
export function createBoundedServer(
  listener: RequestListener,
  { maxConnections = maxPerWorker, onFull = () => {} }: { maxConnections?: number; onFull?: () => void } = {},
): Server {
  const connections = new Map<Socket, Connection>();
  const server = createServer(timeouts, oneAtATime(connections, listener));
  server.on('connection', (socket) => {
    if (connections.size >= maxConnections) {
      onFull();
      makeRoom(connections);
    }
    const sender = senderOf(socket.remoteAddress ?? '');
    connections.set(socket, { sender, response: null, queued: 0, taken: null, body: null });
    socket.once('close', () => connections.delete(socket));
  });
  const timer = setInterval(() => {
    cutSlowReaders(connections);
    for (const [socket, { body }] of connections) if (body) cutIfSlow(server, socket, body);
  }, CHECK_INTERVAL).unref();
  server.once('close', () => clearInterval(timer));
  return server;
}

/**
 * Handles a request once the responses before it on its connection are sent. node:http by itself emits all pipelined
 * requests at once, and keeps their responses in memory until they are read.
 */
function oneAtATime(connections: Map<Socket, Connection>, listener: RequestListener): RequestListener {
  const enqueue = createYieldingQueue();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    // Requests in the same chunk as the one that exceeded the limit are still emitted.
    if (!connection || socket.destroyed) return;
    connection.body = beginBody(request);
    if (response.socket) {
      connection.response = response;
      return listener(request, response);
    }
    connection.queued += 1;
    if (connection.queued > queuedRequests) return void socket.destroy();
    // Emitted once this response may write to the connection.
    response.once('socket', () =>
      enqueue(() => {
        connection.queued -= 1;
        connection.response = response;
        if (!socket.destroyed) listener(request, response);
      }),
    );
  };
}

/**
 * Returns a queue that runs one task per turn of the event loop: rendering a page blocks, and a row of them would delay
 * everybody who sends one request at a time.
 */
function createYieldingQueue() {
  const tasks: (() => void)[] = [];
  const runNext = () => {
    const task = tasks.shift();
    if (tasks.length > 0) setImmediate(runNext);
    task?.();
  };
  return (task: () => void) => {
    if (tasks.push(task) === 1) setImmediate(runNext);
  };
}

/** Closes a connection of the sender with the most: one without a request yet, else an idle one, else the oldest. */
function makeRoom(connections: Map<Socket, Connection>) {
  const bySender = Map.groupBy(connections, ([, { sender }]) => sender).values();
  const most = [...bySender].reduce((a, b) => (b.length > a.length ? b : a));
  const chosen =
    most.find(([, { response }]) => response === null) ??
    most.find(([, { response }]) => response?.writableFinished) ??
    most[0];
  if (!chosen) return;
  const [socket] = chosen;
  connections.delete(socket);
  socket.destroy();
}

function cutSlowReaders(connections: Map<Socket, Connection>) {
  const now = performance.now();
  for (const [socket, connection] of connections) {
    if (socket.writableLength === 0) {
      connection.taken = null;
      continue;
    }
    const bytes = socket.bytesWritten - socket.writableLength;
    const { taken } = connection;
    if (taken === null || bytes - taken.bytes >= slowReader.least) connection.taken = { bytes, at: now };
    else if (now - taken.at >= slowReader.within) socket.destroy();
  }
}
