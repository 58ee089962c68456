import { z } from 'zod';
import type { InboxFieldKind } from '../../../content/inbox/inbox-field.ts';
import {
  fieldNames,
  fileFields,
  type InboxColumn,
  type InboxKind,
  labelledColumns,
} from '../../../content/inbox/inbox-kind.ts';
import { emailKinds, inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { sourceFields } from '../../leads/intake/source.ts';

const text = z.string();
const time = z.iso.datetime();

/** What responses hold in fields of each kind. */
const schemas: Record<InboxFieldKind, z.ZodType> = {
  text,
  longText: text,
  email: text,
  phone: text,
  moment: time,
  timeZone: text,
  file: text,
};

/** Why a meeting cannot take place at a time. */
export const takenSchema = z.object({
  message: text,
  nearest: z.array(time).optional().describe('The free times nearest to one that is taken'),
});

/** An item as lists have it. */
export function listedItem(kind: InboxKind) {
  const fieldSchemas = Object.entries(kind.fields).map(([name, { kind: fieldKind, required }]) => {
    const schema = schemas[fieldKind];
    return [name, required ? schema : schema.nullable()] as const;
  });
  const columnSchemas = labelledColumns(kind).map(([name, column]) => [name, columnSchema(column)] as const);
  return z.object({ ...common, ...Object.fromEntries<z.ZodType>([...fieldSchemas, ...columnSchemas]) });
}

/** An item as it is read alone. */
export function readItem(kind: InboxKind) {
  const hasMoment = fieldNames(kind, 'moment').length > 0;
  const hasFiles = fileFields(kind).size > 0;
  return listedItem(kind).extend({
    ...(hasMoment && { agency_time_zone: text }),
    ...(hasFiles && { files }),
    ...emails,
  });
}

function columnSchema({ type, nullable, values }: InboxColumn): z.ZodType {
  const schema = values ? z.enum(Object.keys(values)) : type === 'integer' ? z.int() : text;
  return nullable ? schema.nullable() : schema;
}

const common = {
  id: z.int(),
  reference: text,
  status: z.enum(inboxStatuses),
  assignee_id: z.int().nullable(),
  notes: text,
  follow_up: z.iso.date().nullable().meta({ description: 'The day on which to get in touch again.' }),
  amount: z.number().nullable().meta({ description: 'What it is worth, in the currency of the settings.' }),
  version: z.int(),
  source: z
    .object(Object.fromEntries(sourceFields.map((name) => [name, text.nullable()])))
    .nullable()
    .meta({ description: 'How the visitor came to the form; null if a program sent the item.' }),
  landing_page: text
    .nullable()
    .meta({ description: 'The first page that the visitor opened, by the name that visits have.' }),
  channel: text.nullable(),
  source_name: text.nullable().meta({ description: 'Where the visitor came from, by the name that visits have.' }),
  first_campaign: text.nullable(),
  last_campaign: text.nullable().meta({ description: 'The campaign that led there last, on the same day.' }),
  spam_reasons: z.array(text),
  language: text.nullable().meta({ description: 'That in which the visitor was spoken to.' }),
  created_at: time,
};

const email = z.object({
  id: z.int(),
  kind: z.enum([...emailKinds.keys()]),
  attempts: z.int(),
  due_at: time.nullable(),
  sent_at: time.nullable(),
  bounced_at: time.nullable(),
  failure: text.nullable(),
  expired_at: time.nullable(),
});

const files = z
  .array(z.object({ field: text, type: text, size: z.int() }))
  .meta({ description: 'The files that came with it; the field has the name of each.' });

const emails = {
  currency: text.nullable().meta({ description: 'What amounts are in, as the settings name it.' }),
  mails: z.array(email),
  is_mail_configured: z.boolean().meta({ description: 'While this is false, emails wait.' }),
};
