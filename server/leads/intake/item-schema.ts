import { z } from 'zod';
import {
  type InboxField,
  type InboxFieldKind,
  sentenceAbout,
  sentName,
  type SentFile,
} from '../../../content/inbox/inbox-field.ts';
import { fieldNames } from '../../../content/inbox/inbox-kind.ts';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import type { Language } from '../../../content/languages.ts';
import { inboxWordsIn } from '../../../content/words/inbox/inbox-words.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { refusedTime } from '../../../content/words/time-refusals.ts';
import { filled, type PageWords } from '../../../content/words/words.ts';
import { type Field, optional, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { english, isRequired, type ValidationWords } from '../../../content/model/plain-kinds.ts';
import type { ReceivedFile, RefusedFile } from '../../attachments/received-files.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';
import type { Clock } from '../../platform/clock.ts';
import { momentIn } from '../../platform/moment.ts';

/** The input of a visitor, by column. */
export type SubmittedItem = { name: string; email: string } & Readonly<Record<string, string | null>>;

/**
 * Returns the schema of the input that stores an item, with messages in a language. Moments must be in the future; those without
 * offset are read in the time zone sent along, else in `defaultZone`.
 */
export function itemSchema(
  kind: AnyInboxKind,
  clock: Clock,
  { defaultZone, language }: { defaultZone: string; language: Language },
): z.ZodType<SubmittedItem> {
  const declared = Object.entries(kind.fields);
  const [zoneField] = fieldNames(kind, 'timeZone');
  const { words, labelOf } = wordsFor(kind, language);
  return z
    .object(itemFields(kind, language), `The ${kind.noun.one} must be sent as named fields.`)
    .transform((sent: Record<string, unknown>, context) => {
      const stringAt = (name: string) => (typeof sent[name] === 'string' ? sent[name] : null);
      const zone = (zoneField && stringAt(zoneField)) || defaultZone;
      const values = declared.map(([name, field]) => {
        const path = sentName(name, field);
        return [
          name,
          columnValues[field.kind](stringAt(path), { zone, now: clock(), context, path, label: labelOf(name), words }),
        ];
      });
      return { ...Object.fromEntries(values), name: stringAt('name') ?? '', email: stringAt('email') ?? '' };
    });
}

/** Returns the schemas of what is sent, by the names that it is sent under. */
export function itemFields(kind: AnyInboxKind, language: Language): Record<string, z.ZodType> {
  const { words, labelOf } = wordsFor(kind, language);
  const shape = Object.entries(kind.fields).map(([name, field]) => {
    const schema = schemas[field.kind]({ ...field, label: labelOf(name) }, words);
    return [sentName(name, field), schema] as const;
  });
  return Object.fromEntries(shape);
}

function wordsFor(kind: AnyInboxKind, language: Language) {
  const { validation, pages } = wordsIn(language);
  const labels: Readonly<Record<string, string>> = inboxWordsIn(language, kind).fields;
  return {
    words: { language, ...validation, file: pages.forms.file },
    labelOf: (name: string) => labels[name] ?? '',
  };
}

/** Returns the field of an item that its visitor filled with their own words. */
export function writtenText(kind: AnyInboxKind, item: SubmittedItem): string {
  return item[kind.text] ?? '';
}

type ItemWords = ValidationWords & { file: PageWords['forms']['file'] };

/** How what is sent in fields of each kind is validated. */
const schemas: Record<InboxFieldKind, (field: InboxField, words: ItemWords) => z.ZodType> = {
  text: asInContent,
  longText: asInContent,
  email: asInContent,
  phone: (field, words) => asInContent({ ...field, kind: 'text' }, words),
  moment: ({ label }, words) => momentSchema(label, words),
  timeZone: ({ label }, words) => timeZoneSchema(label, words),
  file: fileSchema,
};

function asInContent(field: object, words: ValidationWords) {
  return schemaOf(field as Field, words);
}

interface Sent {
  zone: string;
  now: Date;
  context: z.RefinementCtx;
  path: string;
  label?: string;
  words?: ValidationWords;
}

/** What the column of a field of each kind holds, given what was sent. */
const columnValues: Record<InboxFieldKind, (value: string | null, sent: Sent) => string | null> = {
  text: (value) => value,
  longText: (value) => value,
  email: (value) => value,
  phone: (value) => value,
  moment: (value, sent) => readMoment(value ?? '', sent),
  timeZone: (_value, { zone }) => zone,
  file: (value) => value,
};

/** Accepts what was received in a field, and returns its name. */
function fileSchema(field: InboxField, words: ItemWords) {
  const received = z.any().meta({ type: 'string', format: 'binary' });
  return (field.required ? received : received.optional()).transform(
    (file: ReceivedFile | RefusedFile | undefined, context) => {
      if (file && 'name' in file) return file.name;
      if (!file && !field.required) return null;
      const { label } = field;
      const message = file ? sentenceAbout(file.problem, field as SentFile, words.file) : isRequired(label, words);
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    },
  );
}

/** Reads a date and time as `momentIn` does. Adds an issue where that fails. */
export function readMoment(time: string, { zone, now, context, path, label = 'Time', words = english }: Sent): string {
  const moment = momentIn(time, zone, now);
  if (moment.ok) return moment.value;
  context.addIssue({ code: 'custom', path: [path], message: refusedTime(moment, label, words) });
  return z.NEVER;
}

export function momentSchema(label: string, words?: ValidationWords) {
  return schemaOf(text(label, { max: 100 }), words);
}

/** What browsers report where the system's time zone is set wrongly. */
const UNKNOWN = 'Etc/Unknown';

/** Accepts the name of a time zone in any letter case. An empty one, or an unknown one, is undefined. */
export function timeZoneSchema(label: string, words = english) {
  return schemaOf(optional(text(label, { max: 100 })), words).transform((name, context) => {
    const zone = name && name !== UNKNOWN ? timeZoneNamed(name) : undefined;
    if (zone !== null) return zone;
    context.addIssue({ code: 'custom', message: filled(words.notZone, { label }) });
    return z.NEVER;
  });
}
