import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field, Fields } from '../../../content/model/field.ts';
import { fieldsOfItem, isNested } from '../../../content/model/parts/nested.ts';
import { newId } from '../../../content/model/new-id.ts';
import { findRow } from '../records/records.ts';
import { type ContentDatabase, updateRecords } from '../tables.ts';

type Values = Record<string, unknown>;

/**
 * Gives the items in a record's lists ids, by which the words of translations belong to them. The record is the same to
 * everybody: its version stays, and its stored state has the same ids.
 */
export async function giveItemIds(transaction: ContentDatabase, type: ContentType, id: number): Promise<void> {
  const row = (await findRow(transaction, type, id)) as unknown as (Values & { version: number }) | undefined;
  if (!row) return;
  const changes = columnsWithIds(type, row, row);
  if (Object.keys(changes).every((name) => changes[name] === row[name])) return;
  await updateRecords(transaction, type).set(changes).where('id', '=', id).execute();
  const revisions = transaction.selectFrom('revisions').select(['id', 'fields']).where('type', '=', type.name);
  const current = revisions.where('record_id', '=', id).where('version', '=', row.version);
  for (const revision of await current.execute()) {
    const values = Object.entries(changes).map(([name, json]) => [name, JSON.parse(String(json)) as unknown]);
    const fields = JSON.stringify({ ...(JSON.parse(revision.fields) as Values), ...Object.fromEntries(values) });
    await transaction.updateTable('revisions').set({ fields }).where('id', '=', revision.id).execute();
  }
}

/**
 * Returns those columns of a record that have lists, with ids for all items. An item that was sent without one has that of the
 * stored item in its place.
 */
export function columnsWithIds(type: ContentType, columns: Values, stored: Values): Values {
  const lists = Object.entries(type.fields).flatMap(([name, field]) => {
    const json = columns[name];
    if (!isNested(field) || typeof json !== 'string') return [];
    return [[name, JSON.stringify(withIds(field, JSON.parse(json), parsed(stored[name])))]];
  });
  return Object.fromEntries(lists) as Values;
}

function withIds(field: Field, value: unknown, stored: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (field.kind === 'group') return withIdsInside(field.fields ?? {}, value as Values, stored as Values | null);
  if (field.kind !== 'list' && field.kind !== 'sections') return value;
  const items = value as Values[];
  const before = Array.isArray(stored) ? (stored as Values[]) : [];
  const isByPlace = items.every(({ id }) => id === undefined);
  return items.map((item, index) => {
    const earlier = isByPlace ? before[index] : before.find(({ id }) => id === item['id']);
    const id = item['id'] ?? earlier?.['id'] ?? newId();
    return { id, ...withIdsInside(fieldsOfItem(field, item), item, earlier) };
  });
}

function withIdsInside(fields: Fields, values: Values, stored: Values | null | undefined): Values {
  const inside = Object.entries(fields).flatMap(([name, field]) =>
    isNested(field) && name in values ? [[name, withIds(field, values[name], stored?.[name])] as const] : [],
  );
  return { ...values, ...Object.fromEntries(inside) };
}

function parsed(json: unknown): unknown {
  return typeof json === 'string' ? JSON.parse(json) : null;
}
