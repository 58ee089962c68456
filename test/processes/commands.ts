import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { parseConfiguration } from '../../server/platform/configuration/configuration.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { openServices, type Services } from '../../server/services.ts';

export const PASSWORD = 'plinths carry';
const PUBLIC_URL = 'https://plinth.example';

interface Options {
  program?: string;
  input?: string;
  /** The data folder. */
  data?: string;
  variables?: Record<string, string>;
}

/** Opens a site for the tests of a file. The commands work beside its open server. */
export function siteWithCommands() {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-command-'));
  let services: Services;
  beforeAll(async () => {
    const configuration = parseConfiguration({ DATA_DIR: folder, CONTENT: 'empty', PUBLIC_URL });
    services = await openServices(configuration, { log: createLog('silent') });
  });
  afterAll(async () => {
    await services.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a command, and returns how it ended and what it printed. */
  async function plinth(
    args: string[],
    { program = 'server/cli/cli.ts', input = '', data = folder, variables = {} }: Options = {},
  ) {
    const own = { DATA_DIR: data, DATABASE_URL: '', PUBLIC_URL, SMTP_URL: '', ...variables };
    const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...own } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (part: Buffer) => (out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (err += part.toString()));
    child.stdin.end(input);
    const [code] = (await once(child, 'close')) as [number];
    return { code, out, err };
  }

  function createPerson(email: string) {
    return plinth(['user:create', email, '--name', 'Sana'], { input: `${PASSWORD}\n` });
  }

  return { folder, plinth, createPerson, services: () => services };
}
