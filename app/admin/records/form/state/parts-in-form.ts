import type { Child } from '../../../../../content/model/children.ts';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import { itemsOf, type Part, type PartItem, partsOf } from '../../../../../content/model/parts.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import { changesOf, differing, type Values } from '../../../../../content/model/values.ts';
import type { ApiFailure } from '../../../../ui/call.ts';

/** Returns values as the API takes them: of a saved part its changes, of a new one all that it holds. */
export function sentValues(type: ContentType, base: Values, values: Values): Values {
  return mapLists(type, values, (part, items) =>
    items.map((item) => {
      const saved = findItem(itemsIn(base, part), item);
      return saved ? { id: item.id, version: item.version, ...changesIn(saved, item) } : fieldsIn(item);
    }),
  );
}

/** Returns what a draft says of the parts; nothing of lists that are as they were published. */
export function sentChildren(type: ContentType, base: Values, values: Values): Child[] {
  return placedChildren(type, base, values).map(({ child }) => child);
}

/** Keys the errors of a draft's children by their places in the form. */
export function atParts(
  errors: ApiFailure['errors'],
  type: ContentType,
  base: Values,
  values: Values,
): ApiFailure['errors'] {
  const children = placedChildren(type, base, values);
  const placed = Object.entries(errors).map(([path, sentences]) => {
    const [start, index] = /^children(?:\.(\d+))?/.exec(path) ?? [];
    const place = index === undefined ? partsOf(type)[0]?.name : children[Number(index)]?.place;
    return [start === undefined || place === undefined ? path : place + path.slice(start.length), sentences];
  });
  return Object.fromEntries(placed) as ApiFailure['errors'];
}

function placedChildren(type: ContentType, base: Values, values: Values): { child: Child; place: string }[] {
  const changed = differing(base, values);
  return partsOf(type)
    .filter(({ name }) => changed.includes(name))
    .flatMap((part) => {
      const { name, type } = part;
      const [before, after] = [itemsIn(base, part), itemsIn(values, part)];
      const listed = after.map((item, index) => ({
        child: { type: type.path, ...changeOf(item, findItem(before, item)) },
        place: `${name}.${index}`,
      }));
      const removed = before
        .filter((item) => !findItem(after, item))
        .map(({ id, version }) => ({
          child: { type: type.path, id: Number(id), version, removed: true },
          place: name,
        }));
      return [...listed, ...removed];
    });
}

function changeOf(item: PartItem, saved: PartItem | undefined): Child {
  if (!saved) return { key: String(item.id), fields: fieldsIn(item) };
  return { id: Number(saved.id), version: item.version, fields: changesIn(saved, item) };
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
        findItem(itemsIn(base, part), item) ? findItem(saved, item) : saved[index],
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

function fieldsIn({ id: _id, version: _version, ...fields }: PartItem): Values {
  return fields;
}

function changesIn(saved: PartItem, item: PartItem): Values {
  return changesOf(fieldsIn(saved), fieldsIn(item));
}
