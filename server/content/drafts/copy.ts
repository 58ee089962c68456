import type { ContentType } from '../../../content/model/content-type.ts';
import { COPY } from '../../../content/model/blanks.ts';
import { type PartItem, partsOf, valuesWithParts } from '../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { textOf, type Values } from '../../../content/model/values.ts';

/** Returns the values of a copy of a record: at no address, without a date, and with parts of its own. */
export function copyOf(type: ContentType, record: AnyRecord): Values {
  const { slug: _slug, ...values } = valuesWithParts(type, record);
  const lists = partsOf(type).map(({ name }) => [name, (values[name] as PartItem[]).map(newPart)]);
  const title = textOf(values[type.title]);
  const max = type.fields[type.title]?.max ?? Infinity;
  return {
    ...values,
    ...(Object.fromEntries(lists) as Values),
    ...(type.datedBy && { [type.datedBy]: '' }),
    [type.title]: title.slice(0, max - COPY.length) + COPY,
  };
}

function newPart({ id: _id, version: _version, ...values }: PartItem, index: number): PartItem {
  return { ...values, id: `copy-${index + 1}` };
}
