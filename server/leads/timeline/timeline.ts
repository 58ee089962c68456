import { type AnyInboxKind, emailKinds, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { readAnswers } from '../answers/answers.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { ItemKey } from '../email/outbox.ts';
import { itemsFrom, realItems } from '../inbox/item-query.ts';
import { readReplies, type ReplyStatus } from '../replies/reply-state.ts';
import type { LeadDatabase } from '../tables.ts';
import { eventKinds } from './item-events.ts';

export const timelineKinds = ['received', 'email', 'reply', 'answer', ...eventKinds] as const;

/** Something that happened to an item. */
export interface TimelineEntry {
  at: string;
  kind: (typeof timelineKinds)[number];
  /** The name of whoever did it; null for the server. */
  by: string | null;
  /** What was said, or the new value; of an email, its kind. */
  value: string;
  /** Of a reply or an answer. */
  id?: number;
  /** How far an email or a reply is. */
  state?: ReplyStatus;
}

const MAX_SAME_PERSON = 50;

/** Another item of the same person. */
export interface SamePersonItem {
  /** The plural of its kind. */
  kind: string;
  id: number;
  reference: string;
  name: string;
  status: string;
  text: string;
  created_at: string;
}

/** What happened to an item, and what else the same person has sent. */
export function createTimeline({ db }: Pick<LeadsBasis, 'db'>, readNames: () => Promise<Map<number, string>>) {
  /** Returns everything that happened to an item, oldest first; null if there is none. */
  async function read(kind: AnyInboxKind, id: number): Promise<TimelineEntry[] | null> {
    const item = await realItems(db, kind).selectAll().where('id', '=', id).executeTakeFirst();
    if (!item) return null;
    const key: ItemKey = { item_kind: kind.name, item_id: id };
    const fields: Readonly<Record<string, unknown>> = { ...item };
    const received = {
      at: item.created_at,
      kind: 'received',
      by: item.name,
      value: String(fields[kind.text]),
    } as const;
    const [emails, replies, answers, events] = await Promise.all([
      readEmails(db, key),
      readReplyEntries(key),
      readAnswerEntries(db, key, item.email),
      readEvents(db, key),
    ]);
    const others = [...events, ...emails, ...replies, ...answers].toSorted((a, b) => a.at.localeCompare(b.at));
    // What somebody of the agency has booked for a visitor was not sent by them.
    return events.some((event) => event.kind === 'booked') ? others : [received, ...others];
  }

  async function readReplyEntries(key: ItemKey): Promise<TimelineEntry[]> {
    const names = await readNames();
    return (await readReplies(db, key)).map(({ id, author_id, text, send_at, sent_at, status }) => ({
      at: sent_at ?? send_at,
      kind: 'reply',
      by: names.get(author_id) ?? null,
      value: text,
      id,
      state: status,
    }));
  }

  /** Returns what else was sent from the address of an item, newest first, up to 50; null if there is no such item. */
  async function readSamePerson(kind: AnyInboxKind, id: number): Promise<SamePersonItem[] | null> {
    const item = await realItems(db, kind).select('email').where('id', '=', id).executeTakeFirst();
    if (!item) return null;
    const ofKinds = await Promise.all(
      (inboxKinds as readonly AnyInboxKind[]).map((other) => readFrom(other, item.email)),
    );
    return ofKinds
      .flat()
      .filter((other) => other.kind !== kind.plural || other.id !== id)
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
      .slice(0, MAX_SAME_PERSON);
  }

  async function readFrom(kind: AnyInboxKind, email: string): Promise<SamePersonItem[]> {
    const newest = itemsFrom(db, kind, email.toLowerCase()).selectAll().orderBy('created_at', 'desc');
    const rows = await newest.limit(MAX_SAME_PERSON + 1).execute();
    return rows.map(({ id, reference, name, status, created_at, ...fields }) => {
      const values: Readonly<Record<string, unknown>> = fields;
      return { kind: kind.plural, id, reference, name, status, text: String(values[kind.text]), created_at };
    });
  }

  return { read, readSamePerson };
}

/** Returns the emails to the visitor that no person wrote. */
async function readEmails(db: LeadDatabase, key: ItemKey): Promise<TimelineEntry[]> {
  const toVisitor = new Set(
    [...emailKinds].flatMap(([kind, { to }]) => (to === 'visitor' && kind !== 'reply' ? [kind] : [])),
  );
  const emails = db.selectFrom('outbox').where('item_kind', '=', key.item_kind).where('item_id', '=', key.item_id);
  const rows = await emails.select(['kind', 'created_at', 'sent_at', 'bounced_at', 'due_at']).orderBy('id').execute();
  return rows
    .filter(({ kind }) => toVisitor.has(kind))
    .map(({ kind, created_at, sent_at, bounced_at, due_at }) => ({
      at: sent_at ?? created_at,
      kind: 'email',
      by: null,
      value: kind,
      state: bounced_at ? 'bounced' : sent_at ? 'sent' : due_at ? 'waiting' : 'failed',
    }));
}

async function readAnswerEntries(db: LeadDatabase, key: ItemKey, visitor: string): Promise<TimelineEntry[]> {
  const answers = await readAnswers(db, key, visitor);
  return answers.map(({ id, from_name, from_address, text, received_at }) => ({
    at: received_at,
    kind: 'answer',
    by: from_name || from_address,
    value: text,
    id,
  }));
}

async function readEvents(db: LeadDatabase, { item_kind, item_id }: ItemKey): Promise<TimelineEntry[]> {
  const events = db.selectFrom('item_events').where('item_kind', '=', item_kind).where('item_id', '=', item_id);
  const rows = await events.select(['at', 'kind', 'user_name', 'value']).orderBy('id').execute();
  return rows.map(({ user_name: by, ...event }) => ({ ...event, by }));
}
