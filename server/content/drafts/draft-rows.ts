import type { Selectable } from 'kysely';
import { z } from 'zod';
import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { valuesWithDraft } from '../../../content/model/draft.ts';
import { valuesWithParts } from '../../../content/model/parts/parts.ts';
import type { Begun } from '../../../content/permissions.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { asInForm, singlePartOf } from '../../../content/model/parts/single-part.ts';
import { type Values, valuesOf, valuesOfFields } from '../../../content/model/values.ts';
import { type Actor, handOf } from '../../audit/audit-log.ts';
import { readReview, readReviews, type Review, type Reviewer, reviewSchema, waitsFor } from '../discussion/reviews.ts';
import { readKeys } from '../records/keys.ts';
import { singleAtVersion } from '../parts/single-part-before.ts';
import { readRecord, readSingle, withParts } from '../records/records.ts';
import { readRevision } from '../revisions/revisions.ts';
import { type ContentDatabase, type ContentTables, openDrafts, recordsOf } from '../tables.ts';
import { decisions } from '../preview-links/tables.ts';
import { readOriginal, unwrittenTranslation } from '../translations/unwritten.ts';
import { asSchedules, type Schedule, scheduleSchema } from '../schedules/schedule-rows.ts';
import { authorsOf, draftAuthorSchema } from './draft-authors.ts';
import { overwritten } from './draft-values.ts';
import { contestedParts } from './drafted-parts.ts';

export type DraftRow = Selectable<ContentTables['drafts']>;

const summary = {
  id: z.int(),
  /** The path of its type. */
  type: z.string(),
  /** The id or slug of its record; null while that was never published. */
  key: z.string().nullable(),
  language: z.string().nullable().describe('Of a translation'),
  title: z.string(),
  version: z.int(),
  base_version: z.int().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  updated_by: z.string(),
  updated_by_id: z
    .int()
    .nullable()
    .describe('Null where a program has saved it, whose name stands behind that of its person'),
  review: reviewSchema.nullable().describe('Whom it was handed to; null where it is in nobody’s hands'),
};

/** A draft in a list. */
export type ListedDraft = z.infer<typeof listedDraftSchema>;

export const listedDraftSchema = z.object({
  ...summary,
  approved_version: z.int().nullable().describe('The version that someone approved through a link'),
});

/** A draft with what it changes: values, and what it does with the parts of its record. */
export type Draft = z.infer<typeof draftSchema>;

export const draftSchema = z.object({
  ...summary,
  part_version: z.int().nullable().describe('The version that it changes of the record that is edited with its own'),
  source_version: z
    .int()
    .nullable()
    .describe('The version of the record that a translation will be up to date with; null where that stays as it is'),
  fields: z.looseObject({}),
  /** The fields, and the lists of parts, that somebody else has published since. */
  conflicts: z.array(z.string()),
  authors: z
    .array(draftAuthorSchema)
    .describe('Who has changed which fields, and lists of parts, of what the draft changes'),
  schedule: scheduleSchema.nullable().describe('When it will be published, or why it was not'),
  decision: z
    .object({
      decision: z.enum(decisions),
      decided_by: z.string().describe('The name that the visitor typed'),
      decided_version: z.int().describe('The version that the visitor saw'),
    })
    .nullable()
    .describe('What a visitor has decided last, through a link'),
});

/** Finds a draft that is not discarded. */
export function findDraft(db: ContentDatabase, id: number): Promise<DraftRow | undefined> {
  return openDrafts(db).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds the draft of a record that is not discarded. */
export function findDraftOf(db: ContentDatabase, type: ContentType, recordId: number): Promise<DraftRow | undefined> {
  const ofType = openDrafts(db).selectAll().where('type', '=', type.name);
  return ofType.where('record_id', '=', recordId).executeTakeFirst();
}

/** Finds the draft that somebody, or a program, has begun by a request that called it so, whatever has become of it. */
export async function findBegunAs(db: ContentDatabase, creationKey: string | undefined, { id, program }: Actor) {
  if (creationKey === undefined) return undefined;
  const begun = db
    .selectFrom('drafts')
    .selectAll()
    .where('creation_key', '=', creationKey)
    .where('created_by', '=', id);
  return begun.where('token_id', program ? '=' : 'is', program?.id ?? null).executeTakeFirst();
}

/** Whether a draft is open, and of this record, or of a new one. */
export function isOpenOf(draft: DraftRow, type: ContentType, recordId: number | null): boolean {
  return draft.type === type.name && draft.record_id === recordId && draft.deleted_at === null;
}

/** Returns the sentence that a record has a draft already, which names whose it is, or says “you” to its author. */
export function begunBy({ noun }: ContentType, draft: DraftRow | undefined, reader?: Actor) {
  const isReaders = draft && draft.updated_by !== null && draft.updated_by === (reader && handOf(reader));
  const possession = isReaders ? 'You already have' : `${draft?.updated_name ?? 'Somebody'} already has`;
  return `${possession} a draft of this ${noun.one}.`;
}

/** The drafts that somebody may see. */
export interface DraftsToSee {
  types: readonly ContentType[];
  /** Only those that somebody, or their program, began. */
  begunBy?: Partial<Begun>;
  /** Only those that wait for somebody. */
  waitingFor?: Reviewer;
}

/** Selects the drafts that somebody may see, without those of deleted records. */
export function draftsToSee(db: ContentDatabase, { types, begunBy, waitingFor }: DraftsToSee) {
  const names = types.map(({ name }) => name);
  let drafts = openDrafts(db).where('type', 'in', names);
  if (begunBy) drafts = drafts.where((draft) => draft.and(begunBy));
  if (waitingFor) drafts = drafts.where(waitsFor(db, waitingFor));
  return drafts.where((draft) =>
    draft.or([
      draft('record_id', 'is', null),
      ...types.map((type) =>
        draft.and({ type: type.name }).and('record_id', 'in', recordsOf(db, sourceOf(type)).select('id')),
      ),
    ]),
  );
}

/** Returns how far a draft of a type has come. */
export async function progressOf(db: ContentDatabase, type: ContentType, id: number): Promise<DraftProgress | null> {
  const draft = openDrafts(db).where('id', '=', id).where('type', '=', type.name).select('version');
  const comments = db.selectFrom('comments').where('draft_id', '=', id);
  const last = comments.select(({ fn }) => fn.max('id').as('id')).as('last_comment');
  const schedules = db.selectFrom('schedules').where('draft_id', '=', id).where('done_at', 'is', null);
  const schedule = schedules.select(({ fn }) => fn.max('id').as('id')).as('schedule');
  const found = await draft.select([last, schedule]).executeTakeFirst();
  return found ? { ...found, last_comment: found.last_comment ?? 0 } : null;
}

export type DraftProgress = z.infer<typeof progressSchema>;

export const progressSchema = z.object({
  version: z.int(),
  last_comment: z.int().describe('Grows with each comment, and each time that the draft is handed over or back'),
  schedule: z.int().nullable().describe('The id of the schedule by which it will be published; null without one'),
});

export async function asDraft(db: ContentDatabase, row: DraftRow): Promise<Draft> {
  const type = typeNamed(row.type);
  const record = row.record_id === null ? null : await readRecord(db, type, row.record_id);
  const fields = fieldsOf(row);
  return {
    ...summaryOf(row, (await readDraftKeys(db, [row]))(row), await readReview(db, row)),
    part_version: row.part_version,
    source_version: row.source_version,
    fields,
    conflicts: record ? await conflictsOf(db, type, row, record) : [],
    authors: authorsOf(type, row, fields),
    schedule: await scheduleOf(db, row.id),
    decision: await decisionOn(db, row.id),
  };
}

/** Reads the schedule of a draft: the one to come, or else the last one that was refused. */
async function scheduleOf(db: ContentDatabase, draftId: number): Promise<Schedule | null> {
  const ofDraft = db.selectFrom('schedules').selectAll().where('draft_id', '=', draftId).orderBy('due_at', 'desc');
  const rows = await ofDraft.execute();
  const row = rows.find(({ done_at }) => done_at === null) ?? rows.find(({ failure }) => failure !== null);
  const [schedule] = row ? await asSchedules(db, [row]) : [];
  return schedule ?? null;
}

async function decisionOn(db: ContentDatabase, draftId: number): Promise<Draft['decision']> {
  const links = db.selectFrom('preview_links').where('draft_id', '=', draftId).where('decision', 'is not', null);
  const row = await links
    .select(['decision', 'decided_name as decided_by', 'decided_version'])
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row ?? null) as Draft['decision'];
}

/** Returns drafts without what they change. */
export async function asList(db: ContentDatabase, rows: (DraftRow & Pick<ListedDraft, 'approved_version'>)[]) {
  const keyOf = await readDraftKeys(db, rows);
  const reviewOf = await readReviews(db, rows);
  return rows.map((row) => ({
    ...summaryOf(row, keyOf(row), reviewOf(row)),
    approved_version: row.approved_version,
  }));
}

/** Returns what finds the keys of the records of drafts, which are not deleted. */
export async function readDraftKeys(db: ContentDatabase, rows: RecordOfDraft[]) {
  const ofRecords = rows.flatMap(({ type, record_id }) => (record_id === null ? [] : { type, id: record_id }));
  const keyOf = await readKeys(db, ofRecords);
  return ({ type, record_id }: RecordOfDraft) => (record_id === null ? null : keyOf({ type, id: record_id }));
}

type RecordOfDraft = Pick<DraftRow, 'type' | 'record_id'>;

function summaryOf(row: DraftRow, key: string | null, review: Review | null) {
  const { id, title, version, base_version, created_at, updated_at } = row;
  const { updated_name: updated_by, updated_by: updated_by_id } = row;
  const { path: type, language = null } = typeNamed(row.type);
  const saved = { created_at, updated_at, updated_by, updated_by_id };
  return { id, type, key, language, title, version, base_version, ...saved, review };
}

/** Says why somebody who has seen another version of a draft can do nothing with it. */
export function savedBy({ updated_name }: DraftRow): string {
  return `${updated_name} has saved this draft since you opened it.`;
}

/** Returns what a draft changes of its record, and of the parts of that. */
export function fieldsOf({ fields }: Pick<DraftRow, 'fields'>): Values {
  return JSON.parse(fields) as Values;
}

/**
 * Returns the fields of a draft, and the lists of parts, that somebody has changed in the record since, without those that are
 * the same now.
 */
export async function conflictsOf(db: ContentDatabase, type: ContentType, row: DraftRow, record: AnyRecord) {
  return [
    ...(await contestedFields(db, type, row, record)),
    ...(await contestedParts(db, type, record.id, fieldsOf(row))),
    ...(await contestedSingle(db, type, row, record)),
  ];
}

async function contestedFields(db: ContentDatabase, type: ContentType, row: DraftRow, record: AnyRecord) {
  if (row.base_version === null || row.base_version === record.version) return [];
  const base = await readRevision(db, type, record.id, row.base_version);
  return overwritten(fieldsOf(row), base && valuesOf(type, base.record), valuesOf(type, record));
}

async function contestedSingle(db: ContentDatabase, type: ContentType, row: DraftRow, record: AnyRecord) {
  const part = singlePartOf(type, record);
  const present = part && (await readSingle(db, part.type));
  if (!part || (present?.version ?? null) === row.part_version) return [];
  const valuesIn = (single: AnyRecord | null) => asInForm(part, valuesOfFields(part.type.fields, single));
  const base = row.part_version === null ? null : await singleAtVersion(db, part, row.part_version);
  const isKnown = base !== null || row.part_version === null;
  return overwritten(fieldsOf(row), isKnown ? valuesIn(base) : null, valuesIn(present ?? null));
}

function unwrittenOf(db: ContentDatabase, type: ContentType, { record_id }: DraftRow) {
  return record_id === null ? null : unwrittenTranslation(db, type, record_id);
}

/** A record as it is, and as its draft would make it. */
export type DraftedValues = Awaited<ReturnType<typeof draftedValues>>;

export async function draftedValues(db: ContentDatabase, row: DraftRow) {
  const type = typeNamed(row.type);
  const record = row.record_id === null ? null : await readRecord(db, type, row.record_id);
  /** The values of the record and its parts as they are. */
  const base = record ? await withParts(db, type, record) : await unwrittenOf(db, type, row);
  const published = valuesWithParts(type, base);
  /** As they would be once the draft is published. */
  const values = valuesWithDraft(type, published, fieldsOf(row));
  return { type, isNew: record === null, published, values, original: await originalValues(db, type, row) };
}

/** Returns the values of what a translation is made from; null where the type is not that of translations. */
async function originalValues(db: ContentDatabase, type: ContentType, { record_id }: DraftRow) {
  const original = record_id === null ? null : await readOriginal(db, type, record_id);
  const source = sourceOf(type);
  return original && valuesWithParts(source, await withParts(db, source, original));
}
