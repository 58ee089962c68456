import type { ExpressionBuilder } from 'kysely';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { type AnyRecord, readById } from '../records/records.ts';
import { isRelatable } from '../records/relations.ts';
import { withSafeRichText } from '../records/serialize.ts';
import type { ContentDatabase, ContentTables } from '../tables.ts';

const KEPT = 20; // earlier states of a record

/** One state of a record: which version it was, who saved it and when. */
export interface Revision {
  version: number;
  saved_at: string;
  saved_by: string | null;
}

/** Keeps the state that a record was just given, and as many earlier ones as are worth keeping; gives the record. */
export async function keepRevision(
  transaction: ContentDatabase,
  type: ContentType,
  { id, by }: { id: number; by: Actor },
): Promise<AnyRecord> {
  const record = await readById(transaction, type, id);
  if (!record) throw new Error(`The ${type.name} ${id} that was just saved is not there.`);
  const { version, updated_at } = record;
  const revision = { type: type.name, record_id: id, version, saved_at: updated_at, saved_by: by.name };
  await transaction
    .insertInto('revisions')
    .values({ ...revision, fields: JSON.stringify(record) })
    .execute();
  await transaction
    .deleteFrom('revisions')
    .where(isOf(type, id))
    .where('version', '<', version - KEPT)
    .execute();
  return record;
}

/** Gives the states of a record that are kept, newest first. */
export function listRevisions(kysely: ContentDatabase, type: ContentType, id: number): Promise<Revision[]> {
  return kysely
    .selectFrom('revisions')
    .where(isOf(type, id))
    .select(['version', 'saved_at', 'saved_by'])
    .orderBy('version', 'desc')
    .execute();
}

/** Gives one state of a record with the record as it was; null where it is not kept. */
export async function readRevision(
  kysely: ContentDatabase,
  type: ContentType,
  id: number,
  version: number,
): Promise<(Revision & { record: AnyRecord }) | null> {
  const revision = await kysely
    .selectFrom('revisions')
    .where(isOf(type, id))
    .select(['version', 'saved_at', 'saved_by', 'fields'])
    .where('version', '=', version)
    .executeTakeFirst();
  if (!revision) return null;
  const { fields, ...rest } = revision;
  return { ...rest, record: withSafeRichText(type, JSON.parse(fields) as AnyRecord) };
}

/** Gives who saved the newest state of a record. */
export async function saverOf(kysely: ContentDatabase, type: ContentType, id: number): Promise<string> {
  const [newest] = await listRevisions(kysely, type, id);
  return newest?.saved_by ?? 'Someone else';
}

/** Gives the changes that bring a state back: all fields of then, but those that lead to records that are gone. */
export async function stateToRestore(kysely: ContentDatabase, type: ContentType, id: number, version: number) {
  const revision = await readRevision(kysely, type, id, version);
  if (!revision) return null;
  const { version: _version, slug: _slug, ...state } = revision.record;
  for (const [name, { relation }] of Object.entries(type.fields)) {
    const related = state[name] as { id: number } | null;
    if (relation && !(related && (await isRelatable(kysely, relation, related.id)))) delete state[name];
  }
  return state;
}

function isOf(type: ContentType, id: number) {
  return (revision: ExpressionBuilder<ContentTables, 'revisions'>) => revision.and({ type: type.name, record_id: id });
}
