import { z } from 'zod';
import type { InboxField } from '../../../content/inbox/inbox-field.ts';
import { fieldNames } from '../../../content/inbox/inbox-kind.ts';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { optional, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import type { Clock } from '../../platform/clock.ts';
import { readMoment } from '../../platform/moment.ts';
import { momentSchema, timeZoneSchema } from './moment.ts';

/** The input of a visitor, by column. */
export type SubmittedItem = { name: string; email: string } & Readonly<Record<string, string | null>>;

/**
 * Returns the schema of the input that stores an item. Moments must be in the future; those without offset are read in the
 * time zone sent along, else in `defaultZone`. Creating a schema takes a hundred times as long as using it.
 */
export function itemSchema(kind: AnyInboxKind, clock: Clock, defaultZone: string): z.ZodType<SubmittedItem> {
  const declared = Object.entries(kind.fields);
  const [zoneField] = fieldNames(kind, 'timeZone');
  const shape = declared.map(([name, field]) => [sentName(name, field), schemaFor(field)] as const);

  return z
    .object(Object.fromEntries(shape), `The ${kind.noun.one} must be sent as named fields.`)
    .transform((sent: Record<string, unknown>, context) => {
      const stringAt = (name: string) => (typeof sent[name] === 'string' ? sent[name] : null);
      const zone = (zoneField && stringAt(zoneField)) || defaultZone;
      const values = declared.map(([name, field]) => {
        const value = stringAt(sentName(name, field));
        if (field.kind === 'moment')
          return [name, readMoment(value ?? '', zone, clock(), { context, path: field.sentAs })];
        return [name, field.kind === 'timeZone' ? zone : value];
      });
      return { ...Object.fromEntries(values), name: stringAt('name') ?? '', email: stringAt('email') ?? '' };
    });
}

/** Returns the field of an item that its visitor filled with their own words. */
export function textOf(kind: AnyInboxKind, item: SubmittedItem): string {
  return item[kind.text] ?? '';
}

function sentName(name: string, field: InboxField) {
  return field.kind === 'moment' ? field.sentAs : name;
}

function schemaFor(field: InboxField): z.ZodType {
  if (field.kind === 'moment') return momentSchema(field.label);
  if (field.kind === 'timeZone') return timeZoneSchema(field.label);
  if (field.kind !== 'phone') return schemaOf(field);
  const number = text(field.label, { max: field.max });
  return schemaOf(field.required ? number : optional(number));
}
