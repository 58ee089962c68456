import { type ContentType, fieldsOfKind } from '../../../content/model/content-type.ts';
import { type Part, partsOf } from '../../../content/model/parts/parts.ts';
import type { FieldErrors } from '../../platform/outcome.ts';

type Values = Record<string, unknown>;

/** A picture of a part, which a form sends as a file of its own, such as `headings.0.image`. */
interface PartPicture {
  path: string;
  part: Part;
  index: number;
  name: string;
}

/** Returns all pictures that the parts of a record can have. */
export function partPictures(type: ContentType): PartPicture[] {
  return partsOf(type).flatMap((part) =>
    Array.from({ length: part.maxItems }, (_, index) => index).flatMap((index) =>
      fieldsOfKind(part.type, 'image').map((name) => ({ path: `${part.name}.${index}.${name}`, part, index, name })),
    ),
  );
}

/**
 * Adds stored pictures to the fields of a form, by their paths: those of parts to the items of their lists. One whose item
 * was not sent is an error.
 */
export function withPartPictures(
  type: ContentType,
  fields: Values,
  stored: Record<string, string>,
  errors: FieldErrors,
): Values {
  const values: Values = { ...fields, ...stored };
  for (const { path, part, index, name } of partPictures(type)) {
    const picture = stored[path];
    if (picture === undefined) continue;
    delete values[path];
    const items = parsed(values[part.name]);
    const item: unknown = Array.isArray(items) ? items[index] : undefined;
    if (typeof item !== 'object' || item === null) errors[path] = [`${part.one} ${index + 1} was not sent.`];
    else values[part.name] = (items as unknown[]).with(index, { ...item, [name]: picture });
  }
  return values;
}

function parsed(list: unknown): unknown {
  if (typeof list !== 'string') return list;
  try {
    return JSON.parse(list) as unknown;
  } catch {
    return list;
  }
}
