import { sentencesAboutBlanks } from '../../../../content/model/blanks.ts';
import type { Field } from '../../../../content/model/field.ts';
import { isBlank } from '../../../../content/model/plain-kinds.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { isPublic, type Values } from '../../../../content/model/values.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import type { SavedDraft } from '../drafts/drafts.ts';
import { scheduledTime } from '../schedules/zoned-time.ts';
import { fieldsWithParts } from '../../../../content/model/parts/parts.ts';
import { labelOf } from '../records.ts';

const BLANKS = 'Publish with blanks to fill in?';

const STOPPED = 'Publish before the scheduled draft?';

/** What somebody is asked before they publish. */
export interface Question {
  title: string;
  /** What would happen, in sentences. */
  sentences: string[];
}

export interface Asking {
  values: Values;
  /** What is live of the record. */
  live?: Values;
  draft: SavedDraft | null;
  /** The draft of somebody else beside which the values are published, and the fields that these change. */
  beside?: { draft: SavedDraft; changed: readonly string[] } | null;
  /** The schedule of the record: when it would be shown by itself. */
  showing?: Schedule | null;
  self: Self;
  readerZone: string;
}

/** Returns what to ask before values are published, of a draft if there is one; null where there is nothing to ask. */
export function questionAbout(
  type: ContentType,
  { values, live = {}, draft, beside = null, showing = null, self, readerZone }: Asking,
): Question | null {
  const schedule = (draft && pendingSchedule(draft)) ?? showing;
  const others = draft ? othersIn(draft, self) : [];
  const stopped = beside && stoppedBy(type, beside, readerZone);
  const blanks = isPublic(type, values) ? sentencesAboutBlanks(type, values) : [];
  const emptied = emptiedFields(type, live, values);
  const titles = [
    ...(schedule ? [`Publish now instead of on ${scheduledTime(schedule, readerZone)}?`] : []),
    ...(stopped ? [STOPPED] : []),
    ...(others.length > 0 ? [`Publish the changes of ${namesOf(others)} too?`] : []),
    ...(blanks.length > 0 ? [BLANKS] : []),
    ...emptied.map(({ label }) => `Publish without ${label}?`),
  ];
  const [title] = titles;
  if (title === undefined) return null;
  return {
    title,
    sentences: [
      ...(schedule ? [sentenceAbout(type, schedule, self)] : []),
      ...(stopped ? [stopped] : []),
      ...others.map((author) => `${changesBy(type, author)} are in this draft.`),
      ...blanks,
      ...emptied.map(({ sentence }) => sentence),
    ],
  };
}

/** Returns the fields that will be missed, with what follows. */
function emptiedFields({ fields }: ContentType, live: Values, values: Values) {
  return Object.entries<Field>(fields).flatMap(([name, { label, whenEmptied: sentence }]) =>
    sentence && !isBlank(live[name]) && isBlank(values[name]) ? { label, sentence } : [],
  );
}

/** Says which schedule will be refused because of what is published; null if none. */
function stoppedBy(type: ContentType, { draft, changed }: NonNullable<Asking['beside']>, readerZone: string) {
  const schedule = pendingSchedule(draft);
  if (!schedule) return null;
  const contested = changed.filter((name) => name in draft.fields);
  if (contested.length === 0) return null;
  const draftOf = `The draft of ${namesOf(draft.authors)}`;
  return `${draftOf} changes ${labelsOf(type, contested)} too. It will not go live on ${scheduledTime(schedule, readerZone)}.`;
}

function sentenceAbout(type: ContentType, { draft_id, created_by, created_by_id }: Schedule, self: Asking['self']) {
  const author = created_by_id !== null && created_by_id === self?.id ? 'You have' : `${created_by} has`;
  const subject = draft_id === null ? type.noun.one : 'draft';
  return `${author} scheduled this ${subject}. Publishing it now ends the schedule.`;
}

/** Returns when a draft will be published by itself; null where nobody has chosen a time. */
export function pendingSchedule({ schedule }: SavedDraft) {
  return schedule?.failure === null ? schedule : null;
}

type Author = SavedDraft['authors'][number];

/** Who is signed in. */
export type Self = { id: number } | null;

const list = new Intl.ListFormat('en-GB');

/** Returns whose changes a draft holds besides one's own. */
export function othersIn({ authors }: SavedDraft, self: Self): Author[] {
  return authors.filter(({ id }) => id === null || id !== self?.id);
}

/** Whether all that a draft changes is somebody else's. */
export function isSomebodyElses(draft: SavedDraft, self: Self): boolean {
  return draft.authors.length > 0 && othersIn(draft, self).length === draft.authors.length;
}

/** Returns the names of people: “Will and Ruth”. */
export function namesOf(authors: readonly Author[]): string {
  return list.format(authors.map(({ name }) => name));
}

/** Returns the names of fields and lists of parts: “Title and Description”. */
export function labelsOf(type: ContentType, names: readonly string[]): string {
  return list.format(names.map((name) => fieldsWithParts(type)[name]?.label ?? labelOf(type, name)));
}

/** Returns whose changes are where: “Will’s changes to Title and Description”. */
export function changesBy(type: ContentType, { name, fields }: Author): string {
  return `${name}’s changes to ${labelsOf(type, fields)}`;
}
