import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer, pinnedNode, root } from '../../bin/run.mjs';
import { freePort } from './free-port.ts';

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

export type Variables = Record<string, string>;

interface LogLine {
  msg: string;
  /** The process that writes, or that the line is about. */
  pid: number;
  worker: number;
  role: string;
  pause: number;
}

/** The environment of a server under test. The empty DATABASE_URL overrides one from a `.env` file. */
export function serverEnvironment(variables: Variables): Variables {
  const compileCache = process.env['NODE_COMPILE_CACHE'];
  return {
    NODE_ENV: 'production',
    ...(compileCache && { NODE_COMPILE_CACHE: compileCache }),
    DATABASE_URL: '',
    CONTENT: 'empty',
    ...variables,
  };
}

interface StartOptions {
  program?: string[];
  cwd?: string;
  /** A command of the shell that starts the program: `exec "$@"`, after whatever comes before. */
  shell?: string;
}

/** Starts the built server; on a free port and in a temporary folder unless PORT and DATA_DIR are given. */
export async function startServerProcess(
  variables: Variables = {},
  { program = builtServer, cwd = root, shell = 'exec "$@"' }: StartOptions = {},
) {
  const temporary = variables['DATA_DIR'] ? null : mkdtempSync(join(tmpdir(), 'plinth-server-'));
  const folder = temporary ?? variables['DATA_DIR'] ?? '';
  const port = Number(variables['PORT'] ?? (await freePort()));
  const env = serverEnvironment({ DATA_DIR: folder, PORT: String(port), ...variables });
  // In a process group of its own, all of which can be killed.
  const child = spawn('/bin/sh', ['-c', shell, 'sh', pinnedNode(), ...program], { cwd, env, detached: true });
  const exited = once(child, 'close').then(([code]) => code as number);
  const hasExited = new AbortController();
  child.on('close', () => hasExited.abort());
  let output = '';
  const printed = new EventEmitter();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
      printed.emit('data');
    });
  const lines = () => parseLines(output);
  const origin = `http://127.0.0.1:${port}`;

  async function until(isReached: () => boolean) {
    while (!isReached()) {
      if (hasExited.signal.aborted) throw new Error(`The server has exited: ${output}`);
      await once(printed, 'data', { signal: hasExited.signal }).catch(() => undefined);
    }
  }

  /** Kills all processes of the server, without waiting for their end. */
  function kill() {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
  }

  /** Sends a signal and waits until all processes have exited. */
  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    if (signal === 'SIGKILL') kill();
    else child.kill(signal);
    await exited;
    if (temporary) rmSync(temporary, { recursive: true, force: true });
  }

  return {
    child,
    origin,
    port,
    folder,
    output: () => output,
    lines,
    /** Waits for a text in the output, or for as many of it. */
    prints: (text: string, times = 1) => until(() => output.split(text).length > times),
    /** Waits for the log line of the nth process that is ready, or starting, and returns its id. */
    pidOf: async (nth: number, event: 'is ready' | 'is starting' = 'is ready') => {
      const linesOfEvent = () => lines().filter(({ msg }) => msg === `A worker ${event}.`);
      await until(() => linesOfEvent().length >= nth);
      return linesOfEvent()[nth - 1]?.worker ?? 0;
    },
    /** Makes a request on a new connection, which goes to the next worker process. */
    fetch: (path: string, { headers, ...init }: FetchOptions = {}) =>
      fetch(origin + path, { ...init, headers: { ...headers, connection: 'close' } }),
    /** Resolves with the exit code once all output is read. */
    exited,
    kill,
    stop,
  };
}

type FetchOptions = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** Starts servers whose folders lie in one, and kills them together. */
export function createServerGroup() {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-servers-'));
  const servers: ServerProcess[] = [];

  return {
    folder,
    start: async (variables: Variables, options?: StartOptions) => {
      const DATA_DIR = mkdtempSync(join(folder, 'server-'));
      const server = await startServerProcess({ DATA_DIR, ...variables }, options);
      servers.push(server);
      return server;
    },
    stop: () => {
      for (const { kill } of servers) kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function parseLines(text: string): LogLine[] {
  const lines = text.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  return lines.map((line) => JSON.parse(line) as LogLine);
}
