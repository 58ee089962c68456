import { z } from 'zod';
import { type InboxField, type InboxFieldKind, sentName } from '../../../content/inbox/inbox-field.ts';
import { fieldNames } from '../../../content/inbox/inbox-kind.ts';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { type Field, optional, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';
import type { Clock } from '../../platform/clock.ts';
import { readMoment } from '../../platform/moment.ts';

/** The input of a visitor, by column. */
export type SubmittedItem = { name: string; email: string } & Readonly<Record<string, string | null>>;

/**
 * Returns the schema of the input that stores an item. Moments must be in the future; those without offset are read in the
 * time zone sent along, else in `defaultZone`.
 */
export function itemSchema(kind: AnyInboxKind, clock: Clock, defaultZone: string): z.ZodType<SubmittedItem> {
  const declared = Object.entries(kind.fields);
  const [zoneField] = fieldNames(kind, 'timeZone');
  const shape = declared.map(([name, field]) => [sentName(name, field), schemas[field.kind](field)] as const);

  return z
    .object(Object.fromEntries(shape), `The ${kind.noun.one} must be sent as named fields.`)
    .transform((sent: Record<string, unknown>, context) => {
      const stringAt = (name: string) => (typeof sent[name] === 'string' ? sent[name] : null);
      const zone = (zoneField && stringAt(zoneField)) || defaultZone;
      const values = declared.map(([name, field]) => {
        const path = sentName(name, field);
        return [name, columnValues[field.kind](stringAt(path), { zone, now: clock(), context, path })];
      });
      return { ...Object.fromEntries(values), name: stringAt('name') ?? '', email: stringAt('email') ?? '' };
    });
}

/** Returns the field of an item that its visitor filled with their own words. */
export function writtenText(kind: AnyInboxKind, item: SubmittedItem): string {
  return item[kind.text] ?? '';
}

/** How what is sent in fields of each kind is validated. */
const schemas: Record<InboxFieldKind, (field: InboxField) => z.ZodType> = {
  text: asInContent,
  longText: asInContent,
  email: asInContent,
  phone: (field) => asInContent({ ...field, kind: 'text' }),
  moment: ({ label }) => momentSchema(label),
  timeZone: ({ label }) => timeZoneSchema(label),
};

function asInContent(field: object) {
  return schemaOf(field as Field);
}

interface Sent {
  zone: string;
  now: Date;
  context: z.RefinementCtx;
  path: string;
}

/** What the column of a field of each kind holds, given what was sent. */
const columnValues: Record<InboxFieldKind, (value: string | null, sent: Sent) => string | null> = {
  text: (value) => value,
  longText: (value) => value,
  email: (value) => value,
  phone: (value) => value,
  moment: (value, { zone, now, context, path }) => readMoment(value ?? '', zone, now, { context, path }),
  timeZone: (_value, { zone }) => zone,
};

export function momentSchema(label: string) {
  return schemaOf(text(label, { max: 100 }));
}

/** What browsers report where the system's time zone is set wrongly. */
const UNKNOWN = 'Etc/Unknown';

/** Accepts the name of a time zone in any letter case. An empty one, or an unknown one, is undefined. */
export function timeZoneSchema(label: string) {
  return schemaOf(optional(text(label, { max: 100 }))).transform((name, context) => {
    const zone = name && name !== UNKNOWN ? timeZoneNamed(name) : undefined;
    if (zone !== null) return zone;
    context.addIssue({ code: 'custom', message: `${label} must be a name such as Europe/Berlin.` });
    return z.NEVER;
  });
}
