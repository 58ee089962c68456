import type { Selectable } from 'kysely';
import { typeNamed } from '../../../content/index.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import type { Values } from '../../../content/model/values.ts';
import type { Clock } from '../../platform/clock.ts';
import { hashToken } from '../../platform/token.ts';
import { draftedValues, findDraft } from '../drafts/draft-rows.ts';
import { findRow } from '../records/records.ts';
import type { ContentDatabase } from '../tables.ts';
import { readLinkComments } from './feedback.ts';
import type { PreviewLinkTables } from './tables.ts';

/** What the page of a link says about the draft that it shows. */
export type SharedPreview = Awaited<ReturnType<ReturnType<typeof createVisits>['describe']>>;

/** Shows drafts to those who have a link. */
export function createVisits(db: ContentDatabase, clock: Clock) {
  const open = (token: string) => findWorkingLink(db, hashToken(token), clock());

  async function describe({ row, shown: draft }: WorkingLink) {
    const { decision, decided_name, decided_at, decided_version } = row;
    return {
      title: draft?.title ?? row.title,
      label: row.label,
      sharedBy: row.created_name,
      expiresAt: row.expires_at,
      isPinned: row.snapshot !== null,
      allowsComments: row.allows_comments === 1,
      /** Of the draft; null once it is published. */
      version: draft?.version ?? null,
      comments: await readLinkComments(db, row.id),
      decision: decision && {
        decision,
        name: decided_name ?? '',
        at: decided_at ?? '',
        isOfThisVersion: decided_version === draft?.version,
      },
    };
  }

  async function countOpening({ row: { id } }: WorkingLink): Promise<void> {
    const link = db.updateTable('preview_links').where('id', '=', id);
    await link.set((row) => ({ opened: row('opened', '+', 1), last_opened_at: clock().toISOString() })).execute();
  }

  return { open, describe, countOpening };
}

export type PreviewLinkRow = Selectable<PreviewLinkTables['preview_links']>;

/** A link that works. */
export type WorkingLink = NonNullable<Awaited<ReturnType<typeof findWorkingLink>>>;

/** Finds the link with the hash of a token, unless it is expired or revoked, its draft discarded, or the record deleted. */
export async function findWorkingLink(db: ContentDatabase, tokenHash: string, now: Date) {
  const ofToken = db.selectFrom('preview_links').selectAll().where('token_hash', '=', tokenHash);
  const working = ofToken.where('revoked_at', 'is', null).where('expires_at', '>', now.toISOString());
  const row = await working.executeTakeFirst();
  if (!row) return null;
  const type = typeNamed(row.type);
  const draft = row.draft_id === null ? null : await findDraft(db, row.draft_id);
  // Undefined: discarded. Null: published.
  if (draft === undefined) return null;
  if (row.record_id !== null && !(await findRow(db, sourceOf(type), row.record_id))) return null;
  const following = draft && {
    title: draft.title,
    version: draft.version,
    values: (await draftedValues(db, draft)).values,
  };
  return {
    row,
    type,
    /** Null while the record was never published. */
    recordId: row.record_id,
    /** The draft as the link shows it; null where it follows one that is published by now. */
    shown: pinnedDraft(row) ?? following,
  };
}

function pinnedDraft({ title, pinned_version: version, snapshot }: PreviewLinkRow) {
  return version === null || snapshot === null ? null : { title, version, values: JSON.parse(snapshot) as Values };
}
