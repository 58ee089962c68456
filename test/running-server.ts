import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer, root } from '../bin/run.mjs';
import { freePort } from './free-port.ts';

/** What processes log about themselves. */
interface Line {
  msg: string;
  /** Who writes. */
  pid: number;
  /** Of whom. */
  worker: number;
  part: string;
  pause: number;
}

/** What starts the server as a child of its own, as `npm start` does once all is built. */
export const launched = [
  '--input-type=module',
  '--eval',
  `import { serve } from '${root}bin/serve.mjs'; serve(${JSON.stringify(builtServer)}, {});`,
];

type Asking = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

export type RunningServer = Awaited<ReturnType<ReturnType<typeof prepareServers>['start']>>;

/** Starts servers as `npm start` does, each on a port and, unless told otherwise, a folder of its own. */
export function prepareServers() {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-start-'));
  const children: ChildProcess[] = [];

  async function start(env: Record<string, string>, program = builtServer) {
    const port = await freePort();
    const child = spawn(process.execPath, program, {
      // The launcher finds the project from wherever it is called.
      cwd: program === builtServer ? root : folder,
      // An empty DATABASE_URL keeps one that a .env file names out of the test.
      env: {
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATABASE_URL: '',
        DATA_DIR: join(folder, String(port)),
        PORT: String(port),
        ...env,
      },
    });
    children.push(child);
    const hasEnded = new AbortController();
    child.on('close', () => hasEnded.abort());
    let text = '';
    child.stdout.on('data', (part: Buffer) => (text += part.toString()));
    child.stderr.on('data', (part: Buffer) => (text += part.toString()));
    return {
      child,
      port,
      folder: env['DATA_DIR'] ?? join(folder, String(port)),
      address: () => `http://127.0.0.1:${port}`,
      printed: () => text,
      prints: async (words: string) => {
        while (!text.includes(words)) {
          await once(child.stdout, 'data', { signal: hasEnded.signal });
        }
      },
      lines: () => linesIn(text),
      /** Gives the process that was ready, or began, as the first, the second and so on, once it is. */
      pidOf: async (place: number, when: 'is ready' | 'begins' = 'is ready') => {
        const found = () => linesIn(text).filter(({ msg }) => msg === `A process ${when}.`);
        while (found().length < place) await once(child.stdout, 'data', { signal: hasEnded.signal });
        return found()[place - 1]?.worker ?? 0;
      },
      /** Asks on a connection of its own: those come to the processes in turn. */
      ask: (path: string, { headers, ...init }: Asking = {}) =>
        fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { ...headers, connection: 'close' } }),
      /** Once all are gone that could print. */
      ended: once(child, 'close').then(([code]) => code as number),
    };
  }

  /** Ends all that are left, and removes their folders. */
  function stop() {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }

  return { folder, start, stop };
}

function linesIn(text: string): Line[] {
  const lines = text.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  return lines.map((line) => JSON.parse(line) as Line);
}
