import { sql } from 'kysely';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { contentTypes, typeNamed } from '../../../content/index.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import type { Relation } from '../../../content/model/related-type.ts';
import { explainDamage } from '../../backup/damage.ts';
import { readDoubt, sentenceAbout } from '../../clock/site-clock.ts';
import { isJoined, readSiteIds } from '../../data-folder/site-id.ts';
import { type Check, type Finding, found, type Site } from '../check.ts';
import { ConfigurationError } from '../../platform/configuration/configuration.ts';
import { pendingMigrations } from '../../platform/database/migrate.ts';

export const damage: Check = {
  subject: 'The database file',
  find: async ({ database, configuration }) => {
    const reason = await database.findDamage();
    return reason ? [{ problem: await explainDamage(reason, configuration) }] : [];
  },
};

export const schema: Check = {
  subject: 'The schema of the database',
  find: async ({ database }) => {
    try {
      return found('Migrations that have not run yet', await pendingMigrations(database), 'Start Plinth to run them.');
    } catch (error) {
      if (error instanceof ConfigurationError) return [{ problem: error.message }];
      throw error;
    }
  },
};

export const siteId: Check = {
  subject: 'Whether the files belong to the database',
  find: async ({ database, files }) => {
    const ids = await readSiteIds(database, files);
    if (isJoined(ids)) return [];
    const [ofFiles, ofDatabase] = [ids.files, ids.database].map((id) => (id ? `site ${id}` : 'no site'));
    const apart = `The ${files.name} belongs to ${ofFiles}, and the database to ${ofDatabase}.`;
    return [{ problem: `${apart} If they belong together, run: npm run plinth -- doctor --adopt` }];
  },
};

/** Rows that refer to rows which are not there, and records that refer to deleted ones. */
export const references: Check = {
  subject: 'Whether references lead to something',
  find: async (site) => {
    const findings = await brokenKeys(site);
    for (const type of contentTypes) {
      for (const relation of relationsOf(type)) findings.push(...(await deletedRelations(site, type, relation)));
      findings.push(...(await strayRows(site, type)));
    }
    for (const kind of inboxKinds)
      findings.push(...(await strayEmails(site, kind)), ...(await strayAttachments(site, kind)));
    return findings;
  },
};

/** PostgreSQL itself sees to its foreign keys. */
async function brokenKeys({ database: { kysely, dialect } }: Site): Promise<Finding[]> {
  if (dialect.name !== 'sqlite') return [];
  const { rows } = await sql<{ child: string; parent: string; id: number }>`select "table" as child, parent, rowid as id
    from pragma_foreign_key_check() order by 1, 2, 3`.execute(kysely);
  const groups = Map.groupBy(rows, ({ child, parent }) => `Rows of ${child} that refer to missing rows of ${parent}`);
  return [...groups].flatMap(([problem, rows]) => found(problem, idsOf(rows), 'Restore the database from a backup.'));
}

async function deletedRelations({ database }: Site, type: ContentType, { name, to }: Relation & { name: string }) {
  const { noun, table } = typeNamed(to);
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(type.table)} as one
    where deleted_at is null and ${sql.ref(name)} is not null and not exists (
      select 1 from ${sql.table(table)} as other where other.id = one.${sql.ref(name)} and other.deleted_at is null
    ) order by id`.execute(database.kysely);
  return found(`${type.label.many} whose ${noun.one} is deleted`, idsOf(rows), 'Choose another one there.');
}

async function strayRows({ database }: Site, type: ContentType): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const table of ['revisions', 'slug_redirects']) {
    const { rows } = await sql<{ id: number }>`select distinct record_id as id from ${sql.table(table)} as one
      where type = ${type.name} and not exists (
        select 1 from ${sql.table(type.table)} as other where other.id = one.record_id
      ) order by record_id`.execute(database.kysely);
    findings.push(...found(`${type.label.many} listed in ${table} that do not exist`, idsOf(rows), HARMLESS));
  }
  return findings;
}

async function strayEmails({ database }: Site, { name, table, noun }: AnyInboxKind): Promise<Finding[]> {
  const { rows } = await sql<{ id: number }>`select id from outbox as one
    where item_kind = ${name} and sent_at is null and not exists (
      select 1 from ${sql.table(table)} as other where other.id = one.item_id
    ) order by id`.execute(database.kysely);
  return found(`Emails to be sent whose ${noun.one} does not exist`, idsOf(rows), HARMLESS);
}

async function strayAttachments({ database }: Site, { name, table, noun }: AnyInboxKind): Promise<Finding[]> {
  const { rows } = await sql<{ id: number }>`select id from attachments as one
    where item_kind = ${name} and item_id is not null and not exists (
      select 1 from ${sql.table(table)} as other where other.id = one.item_id
    ) order by id`.execute(database.kysely);
  return found(`Files of visitors whose ${noun.one} does not exist`, idsOf(rows), HARMLESS);
}

const HARMLESS = 'They are harmless, but something other than Plinth wrote to the database.';

function idsOf(rows: { id: number }[]) {
  return rows.map(({ id }) => id);
}

const TOLERANCE = 5 * 60 * 1000; // ms, for rows
const SKEW = 5_000; // ms, for the server of the database

/** Columns with the time of something that has happened. */
const PAST = new Set(['created_at', 'updated_at', 'deleted_at', 'saved_at', 'sent_at', 'failed_at', 'at']);

export const clocks: Check = {
  subject: 'Whether the clocks are right',
  find: async (site) => [...(await findDoubt(site)), ...(await findSkew(site)), ...(await findFuture(site))],
};

async function findDoubt({ database, clock }: Site): Promise<Finding[]> {
  const doubt = await readDoubt(database, { clock });
  return doubt ? [{ problem: sentenceAbout(doubt) }] : [];
}

async function findSkew({ database: { kysely, dialect }, clock }: Site): Promise<Finding[]> {
  if (dialect.name !== 'postgres') return [];
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
  const skew = Math.abs((rows[0]?.now.getTime() ?? 0) - clock().getTime());
  const seconds = Math.round(skew / 1000);
  const problem = `The clock of the database server and that of this machine differ by ${seconds} s. Synchronize both with NTP.`;
  return skew < SKEW ? [] : [{ problem }];
}

async function findFuture({ database: { kysely }, clock }: Site): Promise<Finding[]> {
  const limit = new Date(clock().getTime() + TOLERANCE).toISOString();
  const findings: Finding[] = [];
  for (const { name, columns, isView } of await kysely.introspection.getTables()) {
    for (const { name: column } of isView ? [] : columns.filter(({ name }) => PAST.has(name))) {
      const { rows } = await sql<{ time: string }>`select ${sql.ref(column)} as time from ${sql.table(name)}
        where ${sql.ref(column)} > ${limit} order by 1`.execute(kysely);
      const times = rows.map(({ time }) => time);
      findings.push(
        ...found(`Rows of ${name} with ${column} in the future`, times, 'Check the clock of this machine.'),
      );
    }
  }
  return findings;
}
