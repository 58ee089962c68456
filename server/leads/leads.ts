import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { done, fieldErrors, type Outcome, refused } from '../platform/outcome.ts';
import { newContactMessage } from './contact-message.ts';
import { meetingRequest } from './meeting-request.ts';
import type { LeadTables } from './tables.ts';

export type Leads = ReturnType<typeof createLeads>;

/** What visitors send. It is stored for good before they are thanked; what cannot be stored is refused by field. */
export function createLeads({ kysely }: Database, clock: Clock, timeZone: string) {
  const leads = kysely.withTables<LeadTables>();

  /** Takes name, email, phone and description; gives the message's id. */
  async function storeContactMessage(input: unknown): Promise<Outcome<number>> {
    const checked = newContactMessage.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const row = { ...checked.data, created_at: clock().toISOString() };
    const stored = leads.insertInto('contact_messages').values(row).returning('id');
    return done((await stored.executeTakeFirstOrThrow()).id);
  }

  /** Takes name, email, time, subject and, if the visitor's is known, time_zone; gives the request's id. */
  async function storeMeetingRequest(input: unknown): Promise<Outcome<number>> {
    const checked = meetingRequest(clock(), timeZone).safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const row = { ...checked.data, created_at: clock().toISOString() };
    const stored = leads.insertInto('meetings').values(row).returning('id');
    return done((await stored.executeTakeFirstOrThrow()).id);
  }

  /** Gives how many messages and requests there are. */
  async function count(): Promise<number> {
    const counts = (['contact_messages', 'meetings'] as const).map((table) =>
      leads
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow(),
    );
    return (await Promise.all(counts)).reduce((sum, { total }) => sum + Number(total), 0);
  }

  return { storeContactMessage, storeMeetingRequest, count };
}
