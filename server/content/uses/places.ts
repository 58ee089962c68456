import { sql } from 'kysely';
import { z } from 'zod';
import { typeNamed } from '../../../content/index.ts';
import type { Begun } from '../../../content/permissions.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { partsOf } from '../../../content/model/parts/parts.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { relationsTo } from '../records/relations.ts';
import { readTitles, type Reference } from '../records/keys.ts';
import type { ContentDatabase } from '../tables.ts';
import { MEDIA } from './mentions.ts';
import { textColumns } from './uses.ts';

const MAX_PLACES = 50;

/** A record, or a draft of one, that uses something. */
export type Place = z.infer<typeof placeSchema> & {
  /** Who began the draft, where it is one. */
  begun?: Begun;
};

export const placeSchema = z.object({
  /** The path of its content type; `media` of a film. */
  type: z.string(),
  /** The id or slug of the record; null while it was never published. */
  key: z.string().nullable(),
  language: z.string().nullable().describe('Of a translation'),
  title: z.string(),
  field: z.string().describe('The label of the field'),
  /** `earlier`: only versions from before use it. */
  state: z.enum(['saved', 'draft', 'earlier', 'deleted']),
});

interface User extends Reference {
  field: string;
  state: 'saved' | 'earlier';
}

/** Returns where something is used, up to 50 places: records first, then drafts, then records that used it earlier. */
export async function placesOf(db: ContentDatabase, target: Reference): Promise<Place[]> {
  const records = await asPlaces(db, await savedUsers(usesOf(db, target)));
  const drafts = await draftUsers(db, target);
  const earlier = await asPlaces(db, await earlierUsers(db, target));
  const films = target.type === MEDIA ? await filmsAsPlaces(db, target.id) : [];
  return [...records, ...films, ...drafts, ...earlier].slice(0, MAX_PLACES);
}

/**
 * Returns the records that link or relate to another one, up to 50, without deleted ones and its own parts. A link in any language
 * leads to the record.
 */
export async function linksTo(db: ContentDatabase, { type: name, id }: Reference): Promise<Place[]> {
  const type = sourceOf(typeNamed(name));
  const target = { type: type.name, id };
  const fromOthers = partsOf(type).reduce(
    (uses, { type, by }) =>
      uses.where((use) => use.not(use.and([use('uses.type', '=', type.name), use('uses.field', '=', by)]))),
    usesOf(db, target),
  );
  return (await asPlaces(db, await savedUsers(fromOthers))).filter(({ state }) => state === 'saved');
}

/** Returns the records that link to another one, up to 50, without deleted ones and those that relate to it. */
export async function mentioning(db: ContentDatabase, type: ContentType, id: number): Promise<Place[]> {
  const links = relationsTo(type).reduce(
    (uses, { from, name }) =>
      uses.where((use) => use.not(use.and([use('uses.type', '=', from.name), use('uses.field', '=', name)]))),
    usesOf(db, { type: type.name, id }),
  );
  return (await asPlaces(db, await savedUsers(links))).filter(({ state }) => state === 'saved');
}

async function savedUsers(uses: ReturnType<typeof usesOf>): Promise<User[]> {
  const rows = uses
    .where('uses.type', 'not in', Object.keys(textColumns))
    .select(({ fn }) => ['uses.type', 'uses.record_id as id', fn.min('uses.field').as('field')])
    .groupBy(['uses.type', 'uses.record_id'])
    .orderBy('uses.type', 'desc')
    .orderBy('uses.record_id', 'desc');
  return (await rows.limit(MAX_PLACES).execute()).map((row) => ({ ...row, state: 'saved' }));
}

async function earlierUsers(db: ContentDatabase, target: Reference): Promise<User[]> {
  const still = db
    .selectFrom('uses as still')
    .select('still.field')
    .where('still.target_type', '=', target.type)
    .where('still.target_id', '=', target.id)
    .whereRef('still.type', '=', sql.ref('revisions.type'))
    .whereRef('still.record_id', '=', sql.ref('revisions.record_id'));
  const rows = usesOf(db, target)
    .where('uses.type', '=', 'revision')
    .innerJoin('revisions', 'revisions.id', 'uses.record_id')
    .where((use) => use.not(use.exists(still)))
    .select(['revisions.type', 'revisions.record_id as id', sql<string>`''`.as('field')])
    .distinct();
  return (await rows.limit(MAX_PLACES).execute()).map((row) => ({ ...row, state: 'earlier' }));
}

async function draftUsers(db: ContentDatabase, target: Reference): Promise<Place[]> {
  const rows = await usesOf(db, target)
    .where('uses.type', '=', 'draft')
    .innerJoin('drafts', 'drafts.id', 'uses.record_id')
    .select([
      'drafts.type',
      'drafts.record_id',
      'drafts.title',
      'drafts.deleted_at',
      'drafts.created_by',
      'drafts.token_id',
    ])
    .limit(MAX_PLACES)
    .execute();
  const ids = rows.flatMap(({ type, record_id }) => (record_id === null ? [] : { type, id: record_id }));
  const findRecord = await readTitles(db, ids);
  return rows.map(({ type, record_id, title, deleted_at, created_by, token_id }) => ({
    type: typeNamed(type).path,
    language: typeNamed(type).language ?? null,
    key: findRecord({ type, id: record_id })?.key ?? null,
    title,
    field: '',
    state: deleted_at === null ? 'draft' : 'deleted',
    begun: { created_by, token_id },
  }));
}

function usesOf(db: ContentDatabase, { type, id }: Reference) {
  return db.selectFrom('uses').where('target_type', '=', type).where('target_id', '=', id);
}

/** Selects the films whose poster a picture is. */
export function filmsWith(db: ContentDatabase, pictureId: number) {
  return db.selectFrom('media').select(['id', 'name', 'deleted_at']).where('poster_id', '=', pictureId);
}

async function filmsAsPlaces(db: ContentDatabase, pictureId: number): Promise<Place[]> {
  const films = await filmsWith(db, pictureId).limit(MAX_PLACES).execute();
  return films.map(({ id, name, deleted_at }) => ({
    type: MEDIA,
    key: String(id),
    language: null,
    title: name || 'Untitled',
    field: 'Poster',
    state: deleted_at === null ? 'saved' : 'deleted',
  }));
}

async function asPlaces(db: ContentDatabase, users: User[]): Promise<Place[]> {
  const findRecord = await readTitles(db, users);
  return users.flatMap(({ type: name, id, field, state }) => {
    const record = findRecord({ type: name, id });
    if (!record) return [];
    const type = typeNamed(name);
    const label = type.fields[field.split('.')[0] ?? '']?.label ?? '';
    const { key, title, isDeleted } = record;
    return {
      type: type.path,
      key,
      language: type.language ?? null,
      title,
      field: label,
      state: isDeleted ? 'deleted' : state,
    };
  });
}
