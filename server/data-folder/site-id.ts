import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { nullIfMissing } from '../media/storage/folder.ts';
import type { Database } from '../platform/database/database.ts';
import { writeAtomically } from './atomic-file.ts';

const FILE = 'site-id';

export type SiteTables = { site: { id: number; site_id: string } };

/** The ids of the site that a database and a data folder belong to; null before they were joined. */
export interface SiteIds {
  database: string | null;
  folder: string | null;
}

export async function readSiteIds(database: Database, folder: string): Promise<SiteIds> {
  const text = await nullIfMissing(readFile(join(folder, FILE), 'utf8'));
  return { database: await idOf(siteOf(database)), folder: text?.trim() || null };
}

export function isJoined({ database, folder }: SiteIds): boolean {
  return database !== null && database === folder;
}

/** Writes the database's id into the folder. A database without an id gets one first. Several folders can share an id. */
export async function joinSite(database: Database, folder: string): Promise<void> {
  const site = siteOf(database);
  // If several instances start at once, the first one wins.
  await site
    .insertInto('site')
    .values({ id: 1, site_id: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await writeAtomically(join(folder, FILE), `${await idOf(site)}\n`);
}

function siteOf({ kysely }: Database) {
  return kysely.withTables<SiteTables>();
}

async function idOf(site: Kysely<SiteTables>) {
  return (await site.selectFrom('site').select('site_id').executeTakeFirst())?.site_id ?? null;
}
