import { z } from 'zod';
import type { ContentType } from '../content-type.ts';
import { fromJson, schemasOf, withEmptyValues } from '../kinds.ts';
import { type Part, partsOf } from './parts.ts';
import { type SinglePart, singlePartsOf } from './single-part.ts';
import { isBlank } from '../plain-kinds.ts';
import { wholeNumber } from '../integers.ts';

/** Returns the schemas of a type's parts, by the names of their lists. What is not sent stays as it is. */
export function partSchemas(type: ContentType): Record<string, z.ZodType> {
  const lists = partsOf(type).map((part) => [part.name, listSchema(part).optional()]);
  const singles = singlePartsOf(type).map((part) => [part.name, singleSchema(part).nullish()]);
  return Object.fromEntries([...lists, ...singles]) as Record<string, z.ZodType>;
}

/** It is changed in the fields that are sent, or created with them. */
function singleSchema({ type: { label, fields } }: SinglePart) {
  const version = wholeNumber('Version must be a whole number.').nullish();
  const changes = z.object(schemasOf(fields), `${label.one} must be sent as named fields.`).partial();
  return fromJson(changes.extend({ version }));
}

function listSchema(part: Part) {
  const { label, maxItems } = part;
  const isOnce = (items: { id?: number }[]) => {
    const ids = items.flatMap(({ id }) => id ?? []);
    return new Set(ids).size === ids.length;
  };
  return fromJson(
    z
      .array(itemSchema(part), `${label} must be a list.`)
      .refine((items) => withoutRemoved(items).length <= maxItems, `${label} can have at most ${maxItems} entries.`)
      .refine((items) => isOnce(items as { id?: number }[]), `${label} must each be sent once.`),
  );
}

/** One with an id is changed in the fields that are sent; any other one is new. */
function itemSchema({ label, one: itemLabel, field: { fields } }: Part) {
  const shape = schemasOf(fields);
  const notFields = `${label} must each have named fields.`;
  const added = z.object(shape, notFields).transform((values) => withEmptyValues(fields, values));
  const id = wholeNumber(`The id of a ${itemLabel.toLowerCase()} must be a whole number.`);
  const version = wholeNumber('Version must be a whole number.').optional();
  const removed = z.boolean('Removed must be true or false.').optional();
  const changed = z.object(shape).partial().extend({ id, version, removed });
  return z.unknown().transform((input, context) => {
    const hasId = !isBlank(Object(input)['id']);
    const checked = (hasId ? changed : added).safeParse(input);
    if (checked.success) return checked.data;
    for (const { path, message } of checked.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
}

/** Returns the parts of a list that stay in it. */
export function withoutRemoved<Part>(items: Part[]): Part[] {
  return items.filter((item) => !(item as { removed?: boolean }).removed);
}
