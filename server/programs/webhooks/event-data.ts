import { TEST_EVENT } from '../../../content/webhook-events.ts';
import type { EventName } from '../../events/tables.ts';
import type { Claimed } from './delivery-queue.ts';

type Subject = Pick<Claimed, 'subject' | 'subject_id' | 'facts'>;

/** What is read of the subjects of events when they are sent; null where there is nothing any more. */
export interface SubjectReaders {
  lead: (kind: string, id: number) => Promise<object | null>;
  /** What was replied to a lead. */
  reply: (kind: string, id: number, replyId: number) => Promise<object | null>;
  /** What was erased, by what receivers know it by. */
  erasedLead: (kind: string, id: number) => object;
  /** A record of a content type, with no more than its id where visitors do not see it. */
  record: (type: string, id: number) => Promise<object>;
}

/** Reads what an event tells its receivers; null if there is nothing to tell any more. */
export type ReadEventData = (delivery: Subject & Pick<Claimed, 'event'>) => Promise<object | null>;

export function createEventData({ lead, reply, erasedLead, record }: SubjectReaders): ReadEventData {
  const readLead = async ({ subject, subject_id, facts }: Subject) => {
    const found = await lead(subject, subject_id);
    return found && { lead: found, ...(JSON.parse(facts) as object) };
  };
  const readRecord = async ({ subject, subject_id, facts }: Subject) => ({
    record: await record(subject, subject_id),
    ...(JSON.parse(facts) as object),
  });
  const readers: Record<EventName, (subject: Subject) => Promise<object | null>> = {
    'message.received': readLead,
    'meeting.requested': readLead,
    'meeting.confirmed': readLead,
    'submission.received': readLead,
    'lead.status_changed': readLead,
    'lead.replied': async ({ subject, subject_id, facts }) => {
      const { reply_id } = JSON.parse(facts) as { reply_id: number };
      const [found, replied] = await Promise.all([lead(subject, subject_id), reply(subject, subject_id, reply_id)]);
      return found && replied && { lead: found, reply: replied };
    },
    'lead.erased': async ({ subject, subject_id }) => ({ lead: erasedLead(subject, subject_id) }),
    'content.published': readRecord,
    'content.unpublished': readRecord,
    [TEST_EVENT]: async () => ({ message: 'This is a test. Nothing has happened.' }),
  };
  return (delivery) => readers[delivery.event](delivery);
}
