import { sql } from 'kysely';
import type { ContentType } from '../../../content/model/content-type.ts';
import { withoutRemoved } from '../../../content/model/parts/part-schemas.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { type Part, partsOf } from '../../../content/model/parts/parts.ts';
import { type SinglePart, singlePartOf } from '../../../content/model/parts/single-part.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';
import { changesOf, differing, type Values, valuesOf } from '../../../content/model/values.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { type Conflict, conflicting, done, type FieldErrors, type Outcome, refused } from '../../platform/outcome.ts';
import type { ContentStore } from '../content-store.ts';
import { lastSavedBy } from '../revisions/revisions.ts';
import { type ContentDatabase, updateRecords } from '../tables.ts';
import { readParts, readSingle, withParts } from '../records/records.ts';

/** The input of a part: with an id, the fields that change; without one, all fields of a new part. */
type SentPart = Values & { id?: number; version?: number; removed?: boolean };

type SentSingle = Values & { version?: number | null };

interface Saving {
  /** That of the transaction. */
  store: Pick<ContentStore, 'create' | 'update' | 'softDelete'>;
  by: Actor;
}

/**
 * Saves the parts that are sent with a record, and returns it with its parts. The errors of all parts are keyed by their places.
 */
export async function saveParts(
  transaction: ContentDatabase,
  type: ContentType,
  record: AnyRecord,
  { parts, ...saving }: Saving & { parts: Values },
): Promise<Outcome<AnyRecord> | Conflict> {
  for (const part of partsOf(type)) {
    const sent = parts[part.name] as SentPart[] | undefined;
    const save = type.language ? saveTranslatedList : saveList;
    const outcome = sent && (await save(transaction, part, record.id, { sent, ...saving }));
    if (outcome && !outcome.ok) return outcome;
  }
  const single = singlePartOf(type, record);
  const sent = single && (parts[single.name] as SentSingle | null | undefined);
  const outcome = sent && (await saveSingle(transaction, single, { sent, ...saving }));
  if (outcome && !outcome.ok) return outcome;
  return done(await withParts(transaction, type, record));
}

/** Makes the parts of a record those that are sent, in their order. Those left out or removed are soft-deleted. */
async function saveList(
  transaction: ContentDatabase,
  part: Part,
  ownerId: number,
  { sent, store, by }: Saving & { sent: SentPart[] },
): Promise<Outcome<null> | Conflict> {
  const present = await readParts(transaction, part, ownerId);
  const presentById = byId(present);
  const refusal = refuseForeign(part, sent, presentById);
  if (refusal) return refusal;
  await deleteUnlisted(part, sent, presentById, { store, by });
  const listed = withoutRemoved(sent);
  await leavePlaces(transaction, part, listed, presentById);

  const errors: FieldErrors = {};
  for (const [index, item] of listed.entries()) {
    const { id, version, removed: _removed, ...values } = item;
    const record = presentById.get(id as number);
    const place = { [part.order]: index + 1 };
    const outcome = record
      ? await change(transaction, part.type, record, { version, values, place, store, by })
      : await store.create(part.type, { ...values, ...place, [part.by]: ownerId }, by);
    if (outcome.ok) continue;
    if (!('errors' in outcome)) return outcome;
    Object.assign(errors, errorsAt(`${part.name}.${sent.indexOf(item)}`, outcome.errors));
  }
  return Object.keys(errors).length > 0 ? refused(errors) : done(null);
}

/** Saves the words for parts of a record. What is left out or removed is no longer translated. */
async function saveTranslatedList(
  transaction: ContentDatabase,
  part: Part,
  ownerId: number,
  { sent, ...saving }: Saving & { sent: SentPart[] },
): Promise<Outcome<null> | Conflict> {
  const originals = byId(await readParts(transaction, { ...part, type: sourceOf(part.type) }, ownerId));
  const refusal = refuseForeign(part, sent, originals);
  if (refusal) return refusal;
  const present = byId(await readParts(transaction, part, ownerId));
  await deleteUnlisted(part, sent, present, saving);
  const errors: FieldErrors = {};
  for (const [index, { id, version, removed, ...values }] of sent.entries()) {
    const [record, original] = [present.get(id as number), originals.get(id as number)];
    if (removed || !original) continue;
    const outcome = record
      ? await change(transaction, part.type, record, { version, values, ...saving })
      : await saving.store.create(part.type, values, saving.by, { original });
    if (outcome.ok) continue;
    if (!('errors' in outcome)) return outcome;
    Object.assign(errors, errorsAt(`${part.name}.${index}`, outcome.errors));
  }
  return Object.keys(errors).length > 0 ? refused(errors) : done(null);
}

function byId(records: AnyRecord[]) {
  return new Map(records.map((record) => [record.id, record]));
}

async function deleteUnlisted(
  { type }: Part,
  sent: SentPart[],
  presentById: Map<number, AnyRecord>,
  { store, by }: Saving,
) {
  const listed = new Set(withoutRemoved(sent).map(({ id }) => id));
  for (const id of presentById.keys()) {
    if (listed.has(id)) continue;
    const deleted = await store.softDelete(type, id, by);
    if (!deleted.ok) throw new Error(`The ${type.name} ${id} cannot be deleted with its list.`);
  }
}

function errorsAt(path: string, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, sentences]) => [`${path}.${name}`, sentences]));
}

function refuseForeign({ name, one: noun, owner }: Part, sent: SentPart[], presentById: Map<number, AnyRecord>) {
  const errors: FieldErrors = {};
  for (const [index, { id, removed }] of sent.entries()) {
    const sentence = `${noun} ${index + 1} does not belong to this ${owner.noun.one}, or was deleted.`;
    const isForeign = id === undefined ? owner.language !== undefined : !presentById.has(id);
    if (isForeign && !removed) errors[`${name}.${index}.id`] = [sentence];
  }
  return Object.keys(errors).length > 0 ? refused(errors) : null;
}

/** Frees the positions of the parts that move, so that no two parts ever share one. */
async function leavePlaces(
  transaction: ContentDatabase,
  { type, order }: Part,
  sent: SentPart[],
  presentById: Map<number, AnyRecord>,
) {
  const moved = sent.flatMap(({ id }, index) =>
    presentById.get(id as number)?.[order] === index + 1 ? [] : (id ?? []),
  );
  if (moved.length === 0) return;
  const places = updateRecords(transaction, type).set({ [order]: 0 });
  await places.where(sql.ref('id'), 'in', moved).execute();
}

/** Saves what is sent of a single part. It is created with its first text. */
async function saveSingle(
  transaction: ContentDatabase,
  { name, type }: SinglePart,
  { sent: { version, ...values }, ...saving }: Saving & { sent: SentSingle },
) {
  const record = await readSingle(transaction, type);
  const outcome = record
    ? await change(transaction, type, record, { version, values, ...saving })
    : await createSingle(transaction, type, { version, values, ...saving });
  return outcome.ok || !('errors' in outcome) ? outcome : refused(errorsAt(name, outcome.errors));
}

async function createSingle(
  transaction: ContentDatabase,
  type: ContentType,
  { version, values, store, by }: Saving & { version: number | null | undefined; values: Values },
) {
  if (differing(values, valuesOf(type, null)).length === 0) return done(null);
  if (version) return conflicting(`Somebody has deleted the ${type.noun.one} since you opened it.`);
  const original = type.source ? ((await readSingle(transaction, type.source)) ?? undefined) : undefined;
  if (type.source && !original) return conflicting(`There is no ${type.noun.one} to translate yet.`);
  return store.create(type, values, by, { original });
}

interface PartChange extends Saving {
  version: number | null | undefined;
  values: Values;
  place?: Values;
}

/** Saves a part if it differs. Only a change of its own fields can be stale. */
async function change(
  transaction: ContentDatabase,
  type: ContentType,
  record: AnyRecord,
  { version, values, place, store, by }: PartChange,
) {
  const present = valuesOf(type, record);
  const isStale = version !== undefined && version !== record.version;
  if (isStale && differing(values, present).length > 0) {
    const author = await lastSavedBy(transaction, type, record.id);
    return conflicting(`${author} has saved the ${type.noun.one} “${titleOf(type, record)}” since you opened it.`);
  }
  const changes = changesOf(present, { ...present, ...values, ...place });
  if (Object.keys(changes).length === 0) return done(record);
  const outcome = await store.update(type, record.id, changes, by);
  if ('missing' in outcome) throw new Error(`The ${type.name} ${record.id} is gone within a transaction.`);
  return outcome;
}
