import { sql } from 'kysely';
import { contentTypes, typeNamed } from '../../../content/index.ts';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import type { Relation } from '../../../content/model/field.ts';
import { type Check, type Finding, found, type Site } from '../check.ts';

/** Rows that refer to rows which are not there, and records that refer to deleted ones. */
export const references: Check = {
  what: 'Whether references lead to something',
  find: async (site) => {
    const findings = await brokenKeys(site);
    for (const type of contentTypes) {
      for (const relation of relationsOf(type)) findings.push(...(await deletedRelations(site, type, relation)));
      findings.push(...(await strayRows(site, type)));
    }
    for (const kind of inboxKinds) findings.push(...(await strayEmails(site, kind)));
    return findings;
  },
};

/** PostgreSQL itself sees to its foreign keys. */
async function brokenKeys({ database: { kysely, dialect } }: Site): Promise<Finding[]> {
  if (dialect.name !== 'sqlite') return [];
  const { rows } = await sql<{ child: string; parent: string; id: number }>`select "table" as child, parent, rowid as id
    from pragma_foreign_key_check() order by 1, 2, 3`.execute(kysely);
  const groups = Map.groupBy(rows, ({ child, parent }) => `Rows of ${child} that refer to missing rows of ${parent}`);
  return [...groups].flatMap(([what, rows]) => found(what, idsOf(rows), 'Restore the database from a backup.'));
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

const HARMLESS = 'They are harmless, but something other than Plinth wrote to the database.';

function idsOf(rows: { id: number }[]) {
  return rows.map(({ id }) => id);
}
