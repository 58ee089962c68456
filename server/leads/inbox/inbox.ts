import { z } from 'zod';
import { fieldNames, fileFields, type InboxKind } from '../../../content/inbox/inbox-kind.ts';
import { tidied } from '../../../content/model/typed-text.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';
import { type AnyInboxKind, inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { attachmentsOf } from '../../attachments/attachments.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import { isOfAnswer } from '../answers/answer-files.ts';
import { ofEachKind } from '../each-kind.ts';
import {
  type Conflict,
  done,
  fieldErrors,
  missing,
  type Missing,
  type Outcome,
  refused,
  stale,
} from '../../platform/outcome.ts';
import { directionOf, type Page, type PageWanted, readPage } from '../../platform/paging.ts';
import type { InboxItem, LeadDatabase } from '../tables.ts';
import { followChange, logItemActivity } from './item-change.ts';
import { filteredItems, type ItemFilter, realItems } from './item-query.ts';
import { viewOrder } from './views.ts';
import { parseSource, type Source } from '../intake/source.ts';

const MAX_AMOUNT = 999_999_999.99;

/** What the agency may change of an item. What the visitor wrote stays as it is. */
export const itemChanges = z.object(
  {
    status: z.enum(inboxStatuses, `Status must be one of ${inboxStatuses.join(', ')}.`).optional(),
    assignee_id: z.int('Assignee must be chosen from the list.').positive().nullable().optional(),
    notes: z
      .string('Notes must be text.')
      .overwrite(tidied)
      .max(5_000, 'Notes can be at most 5,000 characters long.')
      .optional(),
    follow_up: z.iso.date('Follow-up must be a date, such as 2026-03-31.').nullable().optional(),
    amount: z
      .number('Amount must be a number.')
      .min(0, 'Amount must not be negative.')
      .max(MAX_AMOUNT, 'Amount can be at most 999,999,999.99.')
      .refine((amount) => Number(amount.toFixed(2)) === amount, 'Amount can have at most two decimals.')
      .nullable()
      .optional(),
    version: z.int('Version must be a whole number.').optional(),
  },
  'The changes must be sent as named fields.',
);

/** Lists, reads and changes the items of the inbox. */
export function createInbox(dependencies: LeadsDependencies) {
  const { db, clock, readTimeZone, readAgency, outbox, mailWorker, assignees, isMailConfigured } = dependencies;
  const { attachments } = dependencies;

  /** Returns one page of items, newest first, or as their view is sorted. */
  async function list(kind: AnyInboxKind, wanted: PageWanted & ItemFilter): Promise<Page<object>> {
    const timeZone = await readTimeZone();
    const rows = filteredItems(db, kind, wanted, { now: clock(), timeZone });
    const order = viewOrder(kind, wanted.view);
    const count = rows.select(({ fn }) => fn.countAll().as('total'));
    return readPage(
      wanted,
      async (part) => {
        const direction = directionOf(part, order.direction);
        const sorted = rows.selectAll().orderBy(order.column, direction).orderBy('id', direction);
        const page = await sorted.limit(part.limit).offset(part.offset).execute();
        return page.map((row) => serializeItem(kind, row, timeZone));
      },
      () => count.executeTakeFirstOrThrow(),
    );
  }

  /** Returns an item with its emails, the currency of amounts and, if it has a time, the agency's time zone. */
  async function read(kind: AnyInboxKind, id: number): Promise<object | null> {
    const row = await realItems(db, kind).selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const timeZone = await readTimeZone();
    return {
      ...serializeItem(kind, row, timeZone),
      ...(fieldNames(kind, 'moment').length > 0 && { agency_time_zone: timeZone }),
      ...(fileFields(kind).size > 0 && { files: await readFiles(kind, id) }),
      currency: (await readAgency()).currency,
      mails: await outbox.list({ item_kind: kind.name, item_id: id }),
      is_mail_configured: await isMailConfigured(db),
    };
  }

  async function readFiles({ name: item_kind }: AnyInboxKind, id: number) {
    const found = await attachmentsOf(db, { item_kind, ids: [id] });
    return found.flatMap(({ field, type, size }) => (isOfAnswer(field) ? [] : { field, type, size }));
  }

  /** Opens the file in a field of an item, and logs by whom, if by anybody; null if it has none, or if that is lost. */
  async function openFile(kind: AnyInboxKind, id: number, { field, by }: { field: string; by: Actor | null }) {
    const rows = realItems(db, kind).where('id', '=', id);
    const item = fileFields(kind).has(field) ? await rows.selectAll().executeTakeFirst() : undefined;
    const file = item && (await attachments.open({ item_kind: kind.name, item_id: id }, field));
    if (!item || !file) return null;
    if (by) await logItemActivity(db, kind.name, item, { by, now: clock(), action: 'downloaded a file of' });
    const fields: Readonly<Record<string, unknown>> = { ...item };
    return { ...file, name: String(fields[field]) };
  }

  /** Changes what the agency adds to an item. A stale version is a conflict. */
  async function update(
    kind: AnyInboxKind,
    id: number,
    input: unknown,
    by: Actor,
  ): Promise<Outcome<object> | Conflict | Missing> {
    const checked = itemChanges.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { version, ...changes } = checked.data;
    const refusal = await assignees.whyNot(changes.assignee_id);
    const outcome = await db.transaction().execute(async (transaction: LeadDatabase) => {
      const row = await realItems(transaction, kind).selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return missing;
      if (refusal && changes.assignee_id !== row.assignee_id) return refusal;
      const saved = await transaction
        .updateTable(kind.table)
        .set({ ...changes, version: row.version + 1 })
        .where('id', '=', id)
        .where('version', '=', version ?? row.version)
        .executeTakeFirst();
      if (saved.numUpdatedRows === 0n) return stale;
      await followChange(transaction, dependencies, { kind, item: row, changes, by });
      return done(null);
    });
    mailWorker.wake();
    return outcome.ok ? done((await read(kind, id)) ?? {}) : outcome;
  }

  /** Retries the unsent emails of an item at once and returns their number. Spam is refused. */
  async function resend(kind: AnyInboxKind, id: number): Promise<Outcome<number> | Missing> {
    const item = await realItems(db, kind).select('status').where('id', '=', id).executeTakeFirst();
    if (!item) return missing;
    if (item.status === 'spam') return refused({ status: ['Spam is not emailed. Choose another status first.'] });
    const count = await outbox.retry({ item_kind: kind.name, item_id: id });
    mailWorker.wake();
    return done(count);
  }

  /** Counts the items with the status `new`, by the plural of their kind. */
  function countNew() {
    return ofEachKind(async (kind) => {
      const rows = realItems(db, kind).where('status', '=', 'new');
      const { total } = await rows.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
      return Number(total);
    });
  }

  /** Returns which of the ids belong to items of a kind. */
  async function existing(kind: AnyInboxKind, ids: number[]): Promise<number[]> {
    const rows = await realItems(db, kind).select('id').where('id', 'in', ids).execute();
    return rows.map(({ id }) => id);
  }

  return { list, read, openFile, update, resend, countNew, existing };
}

/** Serializes an item for the API. A stored time zone that is invalid becomes the agency's. */
export function serializeItem(kind: InboxKind, row: InboxItem, timeZone: string): SerializedItem {
  const { columns = {} } = kind;
  const { idempotency_key: _key, text_hash: _hash, form_id: _form, reminded_for: _day, ...read } = row;
  const { source, spam_reasons, sent_from: _from, received_on: _received, ...item } = read;
  const hidden = new Set(Object.keys(columns).filter((name) => !columns[name]?.label));
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries<unknown>(item).filter(([name]) => !hidden.has(name)),
  );
  for (const name of fieldNames(kind, 'timeZone')) fields[name] = timeZoneNamed(String(fields[name])) ?? timeZone;
  return { ...fields, id: row.id, source: parseSource(source), spam_reasons: JSON.parse(spam_reasons ?? '[]') };
}

type SerializedItem = Record<string, unknown> & { id: number; source: Source | null; spam_reasons: string[] };
