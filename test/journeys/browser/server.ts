import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { builtServer, pinnedNode, root } from '../../../bin/run.mjs';

interface Settings {
  port: number;
  folder: string;
  content: 'demo' | 'empty';
  publicUrl?: string;
}

/** The environment of a server that stands apart from whatever the shell or a `.env` file says. */
export function serverEnvironment({ port, folder, content, publicUrl = '' }: Settings) {
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    CONTENT: content,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: '',
    TIME_ZONE: 'UTC',
  };
}

interface Start {
  port: number;
  publicUrl: string;
  content?: 'demo' | 'empty';
  /** Where its mails go; nowhere unless said. */
  mail?: { SMTP_URL: string; NOTIFY_EMAIL: string };
}

/**
 * Starts a server of its own, without content unless said otherwise, and gives what stops it, what gives commands to it
 * and the link to register the first person.
 */
export async function startServer({ port, publicUrl, content = 'empty', mail }: Start) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-journeys-'));
  const env = { ...process.env, ...serverEnvironment({ port, folder, content, publicUrl }), ...mail };
  const server = spawn(pinnedNode(), builtServer, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const ended = once(server, 'exit');
  await says(server.stdout, 'There is no administrator yet');
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const command = async (...words: string[]) =>
    (await promisify(execFile)(pinnedNode(), ['server/cli/cli.ts', ...words], { cwd: root, env })).stdout.trim();
  return { stop, command, setUpLink: await command('user:setup-link') };
}

async function says(output: NodeJS.ReadableStream, words: string) {
  for await (const line of createInterface(output)) {
    if (!line.includes(words)) continue;
    output.resume();
    return;
  }
  throw new Error(`The server ended before it said "${words}".`);
}
