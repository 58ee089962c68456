import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createDatabase } from '../app/app.ts';

export const ON_POSTGRES = process.env['TEST_DATABASE'] === 'postgres';

export interface Site {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** An empty folder below another one and, on PostgreSQL, an empty database. */
export async function emptySite(root: string, onPostgres = ON_POSTGRES): Promise<Site> {
  const DATA_DIR = await mkdtemp(join(root, 'site-'));
  if (!onPostgres) return { DATA_DIR };
  const { url, drop } = await createDatabase('template0');
  onTestFinished(drop);
  return { DATA_DIR, DATABASE_URL: url };
}
