import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { changesOf, textOf, type Values, valuesOf } from '../../../content/model/values.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Change } from '../revisions/changes.ts';
import { readRecord } from '../records/records.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
import { rewriteUses, textUser } from '../uses/uses.ts';
import { authorsAfter, authorsOf } from './draft-authors.ts';
import { contentOf, type DraftRow, fieldsOf } from './draft-rows.ts';
import { logDraft } from './log-draft.ts';

const MAX_TITLE = 200;

type Columns = Pick<DraftRow, 'fields' | 'children' | 'title' | 'record_id' | 'base_version'>;

/** Stores a draft; null where its record has one. */
export async function insertDraft(
  transaction: ContentDatabase,
  type: ContentType,
  columns: Columns,
  { by, at }: Change,
): Promise<DraftRow | null> {
  const before = { fields: {}, children: null, authors: [] };
  const inserted = transaction.insertInto('drafts').values({
    ...columns,
    type: type.name,
    authors: JSON.stringify(authorsAfter(type, { before, after: contentOf(columns), by })),
    created_at: at.toISOString(),
    created_by: by.id,
    ...saved(by, at),
  });
  const unlessThereIsOne = inserted.onConflict((conflict) => conflict.doNothing());
  const draft = await unlessThereIsOne.returningAll().executeTakeFirst();
  if (!draft) return null;
  await rewriteUses(transaction, [textUser('draft', draft)]);
  await logDraft(transaction, draft, 'drafted', { by, at });
  return draft;
}

/** Returns the columns that hold the values of a draft. */
export function draftColumns(type: ContentType, base: AnyRecord | null, values: Values) {
  const before = valuesOf(type, base);
  const after = { ...before, ...values };
  const title = textOf(after[type.title])
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, MAX_TITLE);
  return { fields: JSON.stringify(changesOf(before, after)), title: title.trim() || type.label.one };
}

/** Stores changes of a draft, whose base is the record at the version that it changes. */
export async function updateDraft(
  transaction: ContentDatabase,
  row: DraftRow,
  { base, fields, children = row.children }: { base: AnyRecord | null; fields: Values; children?: string | null },
  { by, at }: Change,
): Promise<DraftRow> {
  const type = typeNamed(row.type);
  const columns = { ...draftColumns(type, base, { ...fieldsOf(row), ...fields }), children };
  const before = { ...contentOf(row), authors: authorsOf(type, row, contentOf(row)) };
  const authors = JSON.stringify(authorsAfter(type, { before, after: contentOf(columns), by }));
  const { base_version, version } = row;
  const changed = { ...columns, ...saved(by, at), authors, base_version, version: version + 1 };
  const updated = transaction.updateTable('drafts').set(changed).where('id', '=', row.id).returningAll();
  const draft = await updated.executeTakeFirstOrThrow();
  await rewriteUses(transaction, [textUser('draft', draft)]);
  return draft;
}

/** Returns the record at the version that a draft changes, or as it is now where that version is no longer kept. */
export async function baseOf(
  db: ContentDatabase,
  type: ContentType,
  { record_id, base_version }: Pick<DraftRow, 'record_id' | 'base_version'>,
) {
  if (record_id === null || base_version === null) return null;
  const revision = await readRevision(db, type, record_id, base_version);
  return revision?.record ?? readRecord(db, type, record_id);
}

/** Returns the columns that say who saved a draft last. */
function saved(by: Actor, at: Date) {
  return { updated_at: at.toISOString(), updated_by: by.id, updated_name: by.name };
}
