import type { ContentType } from '../../../../../content/model/content-type.ts';
import { type DraftedPart, fieldsOfPart } from '../../../../../content/model/draft.ts';
import { itemsOf, type Part, type PartItem, partsOf } from '../../../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import { withSingleParts } from '../../../../../content/model/parts/single-part.ts';
import { changesOf, differing, type Values } from '../../../../../content/model/values.ts';

/** Returns values as the API takes them: of a saved part its changes, of a new one all that it holds. */
export function sentValues(type: ContentType, base: Values, values: Values): Values {
  const sent = mapLists(type, values, (part, items) =>
    items.map((item) => {
      const saved = findItem(itemsIn(base, part), item);
      return saved ? changeOf(type, item, saved) : fieldsOfPart(item);
    }),
  );
  return withSingleParts(type, sent);
}

/** Returns values as a draft takes them: it has to be told what was removed, and nothing of lists that are as they were. */
export function draftedValues(type: ContentType, base: Values, values: Values): Values {
  return mapLists(type, values, (part, items): DraftedPart[] => {
    const before = itemsIn(base, part);
    if (differing({ items }, { items: before }).length === 0) return [];
    const removed = before.filter((item) => !findItem(items, item));
    return [
      ...items.map((item) => changeOf(type, item, findItem(before, item))),
      ...removed.map((item) => ({ ...identityOf(item), removed: true })),
    ];
  });
}

function changeOf({ language }: ContentType, item: PartItem, saved: PartItem | undefined): PartItem {
  // One that was deleted and put back is new, too; the words for one begin under its id.
  if (!saved) return { id: language ? item.id : String(item.id), ...fieldsOfPart(item) };
  return { ...identityOf(item), ...changesOf(fieldsOfPart(saved), fieldsOfPart(item)) };
}

/**
 * Returns values with the parts of a record that was saved from others: those that were sent get their ids, and those that
 * somebody else has added come last.
 */
export function withSavedParts(
  type: ContentType,
  values: Values,
  { base, sent, record }: { base: Values; sent: Values; record: AnyRecord },
): Values {
  return mapLists(type, values, (part, items) => {
    const saved = savedIn(record, part);
    if (differing({ items }, { items: itemsIn(sent, part) }).length === 0) return saved;
    const become = new Map(
      itemsIn(sent, part).map((item, index) => [
        item.id,
        type.language || findItem(itemsIn(base, part), item) ? findItem(saved, item) : saved[index],
      ]),
    );
    const ofOthers = saved.filter((item) => !new Set(become.values()).has(item));
    return [...items.map((item) => ({ ...item, ...identityOf(become.get(item.id) ?? item) })), ...ofOthers];
  });
}

/** Returns values as changes of a newer record. */
export function onNewer(type: ContentType, values: Values, newer: AnyRecord): Values {
  return mapLists(type, values, (part, items) => {
    const saved = savedIn(newer, part);
    return items.map((item) => ({ ...item, ...identityOf(findItem(saved, item) ?? item) }));
  });
}

function mapLists(type: ContentType, values: Values, map: (part: Part, items: PartItem[]) => object[]): Values {
  const present = partsOf(type).filter(({ name }) => name in values);
  const lists = present.map((part) => [part.name, map(part, itemsIn(values, part))]);
  return { ...values, ...(Object.fromEntries(lists) as Values) };
}

function itemsIn(values: Values, { name }: Part) {
  return (values[name] ?? []) as PartItem[];
}

function savedIn(record: AnyRecord, part: Part) {
  return itemsOf(part, (record[part.name] ?? []) as AnyRecord[]);
}

function findItem(items: readonly PartItem[], { id }: PartItem) {
  return items.find((item) => item.id === id);
}

function identityOf({ id, version }: PartItem) {
  return { id, ...(version !== undefined && { version }) };
}
