import { z } from 'zod';
import { typeNamed } from '../../../content/index.ts';
import { directionOf, type PageWanted, readPage } from '../../platform/paging.ts';
import { restorableSince } from '../deletion/deleted-records.ts';
import type { ContentDatabase } from '../tables.ts';
import { type DraftsToSee, readDraftKeys } from './draft-rows.ts';

/** What has become of a draft that is open no more. */
export const closedDraftSchema = z.object({
  id: z.int(),
  /** The path of its type. */
  type: z.string(),
  key: z.string().nullable().describe('The id or slug of its record; null where that was never published'),
  language: z.string().nullable().describe('Of a translation'),
  title: z.string(),
  outcome: z.enum(['published', 'discarded']),
  closed_at: z.iso.datetime(),
  closed_by: z.string().nullable().describe('Null where that was not noted'),
});

interface ClosedWanted extends PageWanted, Pick<DraftsToSee, 'types' | 'begunBy'> {
  /** Only this one. */
  id?: number | undefined;
}

/** Returns one page of the drafts that were published or discarded in the last 30 days, the last closed first. */
export function listClosed(db: ContentDatabase, { types, begunBy, id, ...wanted }: ClosedWanted, now: Date) {
  const names = types.map(({ name }) => name);
  let closed = db.selectFrom('drafts').where('deleted_at', '>', restorableSince(now)).where('type', 'in', names);
  if (begunBy) closed = closed.where((draft) => draft.and(begunBy));
  if (id !== undefined) closed = closed.where('drafts.id', '=', id);
  return readPage(
    wanted,
    async (part) => {
      const direction = directionOf(part, 'desc');
      const ordered = closed.orderBy('deleted_at', direction).orderBy('drafts.id', direction);
      const rows = await ordered
        .select(['drafts.id', 'type', 'record_id', 'title', 'deleted_at', 'published_at', 'closed_name'])
        .select((draft) => {
          const versions = draft.selectFrom('revisions').whereRef('revisions.draft_id', '=', 'drafts.id');
          return versions.select(({ fn }) => fn.max('revisions.record_id').as('id')).as('published_id');
        })
        .limit(part.limit)
        .offset(part.offset)
        .execute();
      const closedOf = rows.map(({ record_id, published_id, ...row }) => ({
        ...row,
        record_id: record_id ?? published_id,
      }));
      const keyOf = await readDraftKeys(db, closedOf);
      return closedOf.map((row) => ({
        id: row.id,
        type: typeNamed(row.type).path,
        key: keyOf(row),
        language: typeNamed(row.type).language ?? null,
        title: row.title,
        outcome: row.published_at === null ? ('discarded' as const) : ('published' as const),
        closed_at: row.deleted_at ?? '',
        closed_by: row.closed_name,
      }));
    },
    () => closed.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow(),
  );
}
