import { typeNamed } from '../../../content/index.ts';
import type { DraftEmailKind, DraftEvent, DraftNews } from '../../../content/draft-emails.ts';
import { may, permissionToDraft, type SignedInUser } from '../../../content/permissions.ts';
import { formAt } from '../../../content/form-address.ts';
import type { DraftRow } from '../drafts/draft-rows.ts';
import { readKeys } from '../records/keys.ts';
import { publishedAs } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
import { readReview, type Review } from './reviews.ts';

interface News {
  draftId: number;
  reader: SignedInUser;
  /** A time in UTC. */
  since: string;
}

/** Returns what has happened to a draft since, for somebody who may write in it; null if nothing that still matters. */
export async function readDraftNews(
  db: ContentDatabase,
  kind: DraftEmailKind,
  { draftId, reader, since }: News,
): Promise<DraftNews | null> {
  const draft = await db.selectFrom('drafts').selectAll().where('id', '=', draftId).executeTakeFirst();
  if (!draft || !may(reader, permissionToDraft(typeNamed(draft.type)), draft)) return null;
  const isDiscarded = draft.deleted_at !== null && draft.published_at === null;
  const events = isDiscarded ? [] : await eventsOf[kind](db, draft, { reader, since });
  if (events.length === 0) return null;
  const { language = null } = typeNamed(draft.type);
  return { title: draft.title, language, path: await pathOf(db, draft), events };
}

type ReadEvents = (db: ContentDatabase, draft: DraftRow, news: Omit<News, 'draftId'>) => Promise<DraftEvent[]>;

const eventsOf: Record<DraftEmailKind, ReadEvents> = {
  'handed over': stepTo('handed over'),
  'handed back': stepTo('handed back'),
  commented: readComments,
  decided: readDecisions,
  'not published': readFailures,
};

/** Returns what reads the last step of a review, if the draft still waits for its reader. */
function stepTo(state: Review['state']): ReadEvents {
  return async (db, draft, { reader }) => {
    const review = draft.deleted_at === null ? await readReview(db, draft) : null;
    if (review?.state !== state || review.by_id === reader.id || (review.to_id ?? reader.id) !== reader.id) return [];
    return [{ by: review.by, did: state, quote: null, text: review.text }];
  };
}

async function readComments(db: ContentDatabase, { id }: DraftRow, { reader, since }: Omit<News, 'draftId'>) {
  const comments = db.selectFrom('comments').select(['name', 'quote', 'text']).where('draft_id', '=', id);
  const recent = comments.where('step', 'is', null).where('created_at', '>=', since);
  const others = recent.where((comment) =>
    comment.or([comment('user_id', 'is', null), comment('user_id', '!=', reader.id)]),
  );
  const rows = await others.orderBy('id').execute();
  return rows.map(({ name, quote, text }): DraftEvent => ({ by: name, did: 'commented', quote, text }));
}

async function readDecisions(db: ContentDatabase, { id }: DraftRow, { since }: Omit<News, 'draftId'>) {
  const links = db
    .selectFrom('preview_links')
    .select(['id', 'decision', 'decided_name', 'decided_at'])
    .where((link) => link.or([link('draft_id', '=', id), link('published_draft_id', '=', id)]))
    .where('decided_at', '>=', since);
  const rows = await links.orderBy('decided_at').execute();
  const events = rows.map(async ({ id: linkId, decision, decided_name, decided_at }): Promise<DraftEvent> => {
    const comments = db.selectFrom('comments').select(['quote', 'text']).where('link_id', '=', linkId);
    const comment = await comments.where('created_at', '=', decided_at).executeTakeFirst();
    return { by: decided_name ?? '', did: decision ?? 'changes', quote: null, text: comment?.text ?? null };
  });
  return Promise.all(events);
}

/** Reads why a draft that still waits was not published at its time. */
async function readFailures(db: ContentDatabase, { id, deleted_at }: DraftRow, { since }: Omit<News, 'draftId'>) {
  const refused = db.selectFrom('schedules').select(['created_name', 'failure']).where('draft_id', '=', id);
  const recent = refused.where('failure', 'is not', null).where('done_at', '>=', since);
  const rows = deleted_at === null ? await recent.orderBy('id').execute() : [];
  return rows.map(({ created_name: by, failure: text }): DraftEvent => ({
    by,
    did: 'not published',
    quote: null,
    text,
  }));
}

/** Returns where the form of a draft is; that of its record once it is published. */
async function pathOf(db: ContentDatabase, { id, type: name, record_id }: DraftRow): Promise<string> {
  const type = typeNamed(name);
  const record = record_id === null ? await publishedAs(db, type, id) : { id: record_id };
  const keyOf = await readKeys(db, record ? [{ type: name, id: record.id }] : []);
  return formAt(type, record && keyOf({ type: name, id: record.id }), id, type.language);
}
