import { constants } from 'node:os';
import { createWorkerProcess, ENDED } from '../../platform/process/worker-process.ts';
import { root } from '../../platform/root.ts';
import type { Candidate, MailboxAccount, MailboxPosition, MailboxTask, News } from './reading/mailbox-tasks.ts';
import type { ParsingTask, ReceivedEmail } from './reading/received-email.ts';

/** The mailbox cannot be read, for a reason that passes or that an operator can mend. */
export class MailboxAway extends Error {}

const MEGABYTE = 1024 * 1024;
const LONGEST_TASK = 60_000; // ms: 40 MB at 700 kB a second
/** The largest emails take 5 s of a processor, for which this waits behind what visitors ask for. */
const LONGEST_PARSING = 2 * 60_000; // ms

/** A file of the folder that is swept. */
export interface TemporaryFile {
  path: string;
  remove: () => Promise<void>;
}

export type Mailbox = ReturnType<typeof createMailbox>;

/**
 * Reads a mailbox, and the emails in it, in processes of their own: whatever strangers have sent, this process is not held up, and
 * of an email that ends its reader, the head is still read. Throws `MailboxAway`.
 */
export function createMailbox(account: MailboxAccount) {
  const reader = createWorkerProcess({
    program: new URL('server/leads/answers/reading/mailbox-process.ts', root),
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    timeout: LONGEST_TASK,
    maxMemory: 500 * MEGABYTE,
  });
  const parser = createWorkerProcess({
    program: new URL('server/leads/answers/reading/parsing-process.ts', root),
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    timeout: LONGEST_PARSING,
    maxMemory: 700 * MEGABYTE,
  });

  /** Returns what has come since; where nothing was read before, since a time. */
  function look(position: MailboxPosition, since: string | null): Promise<News> {
    return ask<News>({ do: 'look', account, position, since });
  }

  /** Reads an email; null if it is no longer there. `temporary` is where it is meanwhile. */
  async function read({ uid }: Candidate, temporary: TemporaryFile): Promise<(ReceivedEmail & Readability) | null> {
    const isThere = await ask<boolean>({ do: 'download', account, uid, path: temporary.path });
    if (!isThere) return null;
    const email = await parser.run<ReceivedEmail>({ path: temporary.path, headAlone: false } satisfies ParsingTask);
    if (email.ok) return { ...email.value, isReadable: true };
    const head = await parser.run<ReceivedEmail>({ path: temporary.path, headAlone: true } satisfies ParsingTask);
    // Of any email the head can be read: what is wrong is no fault of it.
    if (!head.ok) throw new MailboxAway(`An email could not be read: ${head.reason}`);
    return { ...head.value, isReadable: false };
  }

  /** Returns the head of an email with this Message-ID; null without one. */
  function find(messageId: string): Promise<string | null> {
    return ask<string | null>({ do: 'find', account, messageId });
  }

  async function ask<Value>(task: MailboxTask): Promise<Value> {
    const result = await reader.run<Value>(task);
    if (result.ok) return result.value;
    throw new MailboxAway(result.reason === ENDED ? 'The mailbox did not answer within a minute.' : result.reason);
  }

  function close(): void {
    reader.close();
    parser.close();
  }

  return { look, read, find, close };
}

interface Readability {
  /** Whether more than its head could be read. */
  isReadable: boolean;
}
