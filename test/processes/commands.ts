import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { parseConfiguration } from '../../server/platform/configuration/configuration.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { openServices, type Services } from '../../server/services.ts';
import { runCommand } from '../servers/command.ts';

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
  function plinth(args: string[], { data = folder, variables = {}, ...options }: Options = {}) {
    const environment = { DATA_DIR: data, DATABASE_URL: '', PUBLIC_URL, SMTP_URL: '', ...variables };
    return runCommand(args, { ...options, variables: environment });
  }

  function createPerson(email: string) {
    return plinth(['user:create', email, '--name', 'Sana'], { input: `${PASSWORD}\n` });
  }

  return { folder, plinth, createPerson, services: () => services };
}
