import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer } from '../../bin/run.mjs';
import { createDatabase } from '../api/app/app.ts';
import { freePort } from '../free-port.ts';

const credentials = { email: 'owner@example.com', password: 'plinths carry' };
const READY = 'Plinth is ready';

/** A server of its own, on the database that is tested, that can be killed at any moment and started again. */
export async function prepareServer(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-killed-'));
  const database = process.env['TEST_DATABASE'] === 'postgres' ? await createDatabase() : undefined;
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let token = '';

  async function start() {
    const started = spawn(process.execPath, builtServer, {
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: database?.url ?? '',
        DATA_DIR: folder,
        CONTENT: 'empty',
        PORT: port,
        LOG_LEVEL: 'silent',
        LOG_FORMAT: 'text',
        RATE_LIMIT: 'off',
        ADMIN_EMAIL: credentials.email,
        ADMIN_PASSWORD: credentials.password,
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    let printed = '';
    for await (const part of started.stdout) if ((printed += part).includes(READY)) break;
    if (!printed.includes(READY)) throw new Error(`The server ended before it was ready: ${printed}`);
  }

  /** Ends the process at once, in whatever it is at. */
  function strike() {
    child?.kill('SIGKILL');
  }

  async function kill() {
    if (!child || child.signalCode || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    strike();
    await ended;
  }

  /** Sends a message; gives its reference, or null where there was no answer. */
  async function send(message: object) {
    try {
      const answer = await post('/api/contact/store', message);
      return answer.status === 201 ? ((await answer.json()) as { reference: string }).reference : null;
    } catch {
      return null;
    }
  }

  /** Gives the references of all messages in the inbox. */
  async function references() {
    token ||= ((await (await post('/api/login', credentials)).json()) as { ACCESS_TOKEN: string }).ACCESS_TOKEN;
    const found: string[] = [];
    for (let page = 1; ; page += 1) {
      const url = `${origin}/api/contact-messages?per_page=100&page=${page}`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      const { data } = (await answer.json()) as { data: { reference: string }[] };
      if (data.length === 0) return found;
      found.push(...data.map(({ reference }) => reference));
    }
  }

  function post(path: string, body: object) {
    const headers = { 'content-type': 'application/json' };
    return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async function stop() {
    await kill();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }

  return { start, strike, kill, send, references, stop };
}
