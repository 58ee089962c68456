import { z } from 'zod';
import { type DraftedPart, draftedParts, fieldsOfPart, isListed } from '../../../content/model/draft.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type Part, partsOf } from '../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { type Values, valuesOfFields } from '../../../content/model/values.ts';
import { done, fieldErrors, type FieldErrors, type Outcome, refused } from '../../platform/outcome.ts';
import { readParts } from '../records/records.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
import { keptValues, overwritten } from './draft-values.ts';

const MOST = 20;

/** Returns what a draft keeps of a list of parts. Those that are not in it stay, after those that are. */
export async function keptParts(db: ContentDatabase, part: Part, sent: unknown): Promise<Outcome<DraftedPart[]>> {
  const { name, field } = part;
  const checked = z.object({ [name]: listSchema(part) }).safeParse({ [name]: sent ?? [] });
  if (!checked.success) return refused(fieldErrors(checked.error));
  const errors: FieldErrors = {};
  const parts: DraftedPart[] = [];
  for (const [index, { id, version, removed, ...input }] of (checked.data[name] ?? []).entries()) {
    // It was never saved.
    if (removed && typeof id === 'string') continue;
    const identity = { id, ...(version !== undefined && { version }) };
    const names = Object.keys(valuesOfFields(field.fields, null));
    const fields = removed ? done({}) : await keptValues(db, field.fields, { input, names });
    if (fields.ok) parts.push({ ...identity, ...fields.value, ...(removed && { removed }) });
    else for (const [path, sentences] of Object.entries(fields.errors)) errors[`${name}.${index}.${path}`] = sentences;
  }
  return Object.keys(errors).length > 0 ? refused(errors) : done(parts);
}

function listSchema({ label, one: noun }: Part) {
  const noId = `The id of a ${noun.toLowerCase()} must be a whole number, or up to 40 letters, digits, - and _ while it is new.`;
  const part = z.looseObject(
    {
      id: z.union([z.int(noId).min(1, noId), z.string(noId).regex(/^[\w-]{1,40}$/, noId)], noId),
      version: z.int32('Version must be a whole number.').optional(),
      removed: z.boolean('Removed must be true or false.').optional(),
    },
    `${label} must each have named fields.`,
  );
  return z
    .array(part, `${label} must be a list.`)
    .max(MOST, `A draft can have at most ${MOST} ${label}.`)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, `${label} must each be sent once.`);
}

/**
 * Returns the lists to save once a draft is published. What somebody else has added stays, and so does what they have changed
 * in other fields; so no versions are sent.
 */
export function listsToSave(type: ContentType, drafted: Values, present: AnyRecord | null): Values {
  const lists = partsOf(type).flatMap((part) => {
    const parts = draftedParts(part, drafted);
    const ids = ((present?.[part.name] ?? []) as AnyRecord[]).map(({ id }) => id);
    if (parts.length === 0) return [];
    const mentioned = new Set<unknown>(parts.map(({ id }) => id));
    const others = ids.filter((id) => !mentioned.has(id)).map((id) => ({ id }));
    return [[part.name, [...parts.map((item) => toSave(item, new Set(ids))), ...others]]];
  });
  return Object.fromEntries(lists) as Values;
}

function toSave(part: DraftedPart, present: ReadonlySet<unknown>) {
  if (typeof part.id === 'string') return fieldsOfPart(part);
  return isListed(part, present) ? { id: part.id, ...fieldsOfPart(part) } : { id: part.id, removed: true };
}

/** Returns the lists in which a draft changes what somebody else has changed or deleted since. */
export async function contestedParts(db: ContentDatabase, type: ContentType, recordId: number, drafted: Values) {
  const contested = [];
  for (const part of partsOf(type)) {
    const saved = draftedParts(part, drafted).filter(({ id }) => typeof id === 'number');
    if (saved.length > 0 && (await isContested(db, part, recordId, saved))) contested.push(part.name);
  }
  return contested;
}

async function isContested(db: ContentDatabase, part: Part, recordId: number, drafted: DraftedPart[]) {
  const present = await readParts(db, part, recordId);
  for (const { id, version, removed, ...fields } of drafted) {
    const record = present.find((record) => record.id === id);
    // That a part is not translated yet does not mean that somebody has deleted it.
    if (!record && !removed && !part.type.language && Object.keys(fields).length > 0) return true;
    if (!record || version === undefined || version === record.version) continue;
    if (removed) return true;
    const base = await readRevision(db, part.type, record.id, version);
    const valuesIn = (state: AnyRecord) => valuesOfFields(part.field.fields, state);
    if (overwritten(fields, base && valuesIn(base.record), valuesIn(record)).length > 0) return true;
  }
  return false;
}
