import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { changesOf, textOf, type Values, valuesOf } from '../../../content/model/values.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Change } from '../revisions/changes.ts';
import type { ContentDatabase } from '../tables.ts';
import { rewriteUses, textUser } from '../uses/uses.ts';
import { authorsAfter } from './draft-authors.ts';
import { contentOf, type DraftRow } from './draft-rows.ts';
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

/** Returns the columns that say who saved a draft last. */
export function saved(by: Actor, at: Date) {
  return { updated_at: at.toISOString(), updated_by: by.id, updated_name: by.name };
}
