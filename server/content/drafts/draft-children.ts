import { z } from 'zod';
import { type Child, childrenOf, type DraftContent } from '../../../content/model/children.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type Part, partsOf } from '../../../content/model/parts.ts';
import { oneOf } from '../../../content/model/plain-kinds.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { valuesOfFields } from '../../../content/model/values.ts';
import { done, type FieldErrors, type Outcome, refused } from '../../platform/outcome.ts';
import { readParts } from '../parts/read-parts.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
import { keptValues } from './draft-values.ts';
import { overwritten } from './overwritten.ts';

const MOST = 20;

const FIELDS = 'Fields must be an object.';
const KEY = 'Key must be up to 40 letters, digits, - and _.';

/** Validates what a draft does with the parts of its record. */
export const childrenSchema = z
  .array(
    z.object(
      {
        type: z.string('Type must be text.').optional().describe('The path of its type; the only one by default'),
        id: z.int('Id must be a whole number.').min(1, 'Id must be a whole number.').optional(),
        key: z
          .string(KEY)
          .regex(/^[\w-]{1,40}$/, KEY)
          .optional()
          .describe('Instead of an id, for a new one: kept until the draft is published'),
        version: z
          .int32('Version must be a whole number.')
          .optional()
          .describe('The version of the part that is changed'),
        fields: z.looseObject({}, FIELDS).optional().describe('As those of a draft'),
        removed: z.boolean('Removed must be true or false.').optional(),
      },
      'Children must each have named fields.',
    ),
    'Children must be a list.',
  )
  .max(MOST, `A draft can have at most ${MOST} children.`)
  .refine(isEachOnce, 'Children must each be sent once.')
  .nullable()
  .describe('The parts of the record in order. Parts that are not listed stay, after those that are');

function isEachOnce(children: Child[]) {
  const names = children.map(({ id, key }) => (id === undefined ? `key ${key}` : `id ${id}`));
  return new Set(names).size === names.length;
}

/** Returns what a draft keeps of sent children, as JSON; null where there are none. */
export async function keptChildren(
  db: ContentDatabase,
  type: ContentType,
  children: Child[] | null,
): Promise<Outcome<string | null>> {
  const errors: FieldErrors = {};
  const kept: Child[] = [];
  for (const [index, child] of (children ?? []).entries()) {
    const outcome = await keptChild(db, type, child);
    if (outcome.ok) kept.push(outcome.value);
    else
      for (const [name, sentences] of Object.entries(outcome.errors)) errors[`children.${index}.${name}`] = sentences;
  }
  if (Object.keys(errors).length > 0) return refused(errors);
  return done(kept.length > 0 ? JSON.stringify(kept) : null);
}

async function keptChild(
  db: ContentDatabase,
  type: ContentType,
  { fields = {}, ...child }: Child,
): Promise<Outcome<Child>> {
  const part = partsOf(type).find((part) => childrenOf(type, part, [child]).length > 0);
  if (!part) return refused({ type: [sentenceAboutTypes(type)] });
  if (child.id === undefined && child.key === undefined)
    return refused({ id: [`A ${part.type.noun.one} needs an id or a key.`] });
  if (child.removed) return done(child);
  const of = part.field.fields;
  const kept = await keptValues(db, of, { input: fields, names: Object.keys(valuesOfFields(of, null)) });
  return kept.ok ? done({ ...child, fields: kept.value }) : kept;
}

function sentenceAboutTypes(type: ContentType) {
  const paths = partsOf(type).map((part) => part.type.path);
  return paths.length > 0 ? `Type must be ${oneOf(paths)}.` : `This ${type.noun.one} has no parts.`;
}

/** Returns the lists in which a draft changes what somebody else has changed or deleted since. */
export async function contestedParts(
  db: ContentDatabase,
  type: ContentType,
  recordId: number,
  { children }: Pick<DraftContent, 'children'>,
): Promise<string[]> {
  const contested = [];
  for (const part of partsOf(type)) {
    const own = childrenOf(type, part, children).filter(({ id }) => id !== undefined);
    if (own.length > 0 && (await isContested(db, part, recordId, own))) contested.push(part.name);
  }
  return contested;
}

async function isContested(db: ContentDatabase, part: Part, recordId: number, children: Child[]) {
  const present = await readParts(db, part, recordId);
  for (const { id, version, fields = {}, removed } of children) {
    const record = present.find((record) => record.id === id);
    if (!record && !removed && Object.keys(fields).length > 0) return true;
    if (!record || version === undefined || version === record.version) continue;
    if (removed) return true;
    const base = await readRevision(db, part.type, record.id, version);
    const valuesIn = (state: AnyRecord) => valuesOfFields(part.field.fields, state);
    if (overwritten(fields, base && valuesIn(base.record), valuesIn(record)).length > 0) return true;
  }
  return false;
}
