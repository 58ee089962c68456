import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { databaseUrl, query, startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** A migrated database that tests copy theirs from. */
export const TEMPLATE = 'plinth_template';

export const POSTGRES_PROGRAMS = process.env['POSTGRES_BIN'] ?? '/usr/lib/postgresql/15/bin';

/** What a crash would lose, no test misses. */
const UNSAFE_AND_FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'jit=off'];

/** Starts a PostgreSQL server for the tests unless DATABASE_URL names one, and provides its address. */
export default async function startPostgres(project: TestProject) {
  const configured = process.env['DATABASE_URL'];
  const settings = [...UNSAFE_AND_FAST, 'max_connections=200'];
  const started = configured ? undefined : await startPostgresServer(POSTGRES_PROGRAMS, settings);
  const url = started?.url ?? configured ?? '';
  await createTemplate(url);
  project.provide('postgresUrl', url);
  return started?.stop;
}

async function createTemplate(server: string) {
  await query(server, `drop database if exists ${TEMPLATE}`);
  await query(server, `create database ${TEMPLATE}`);
  const database = await openDatabase({
    DATABASE_URL: databaseUrl(server, TEMPLATE),
    DATA_DIR: '',
    onError: console.error,
  });
  await migrate(database);
  await database.kysely.destroy();
}
