import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { isEmailAddress } from '../../../content/model/email-address.ts';
import { openDestination } from '../../backup/destination/destination.ts';
import { readStatus } from '../../backup/scheduled/backup-status.ts';
import { isBackupLate } from '../../backup/scheduled/due.ts';
import { type Check, found } from '../check.ts';
import { isOverdue, listJobs } from '../../jobs/job-history.ts';
import { isFailing } from '../../jobs/site-problems.ts';
import { readFailingCalendars, sentenceAboutCalendar } from '../../leads/calendars/calendar-health.ts';
import { readMailboxHealth } from '../../leads/answers/mailbox-state.ts';
import type { LeadDatabase, LeadTables } from '../../leads/tables.ts';
import { examineDomain } from '../../mail-server/domain/examine-domain.ts';
import { createMailServer, type MailServer, UNREADABLE } from '../../mail-server/mail-server.ts';
import { readFailingWebhooks, sentenceAboutWebhook } from '../../programs/webhooks/webhook-health.ts';
import { printable } from '../../platform/printable.ts';

export const jobs: Check = {
  subject: 'Whether the jobs run',
  find: async ({ database: { kysely }, clock }) => {
    const [all, now] = [await listJobs(kysely), clock()];
    const failing = all.filter((job) => isFailing(job, now)).map(({ name, detail }) => `${name}: ${detail}`);
    const overdue = all.filter((job) => isOverdue(job, now)).map(({ name }) => name);
    return [
      ...found('Jobs that fail', failing, 'See the log.'),
      ...found('Jobs that have not run although they were due', overdue, 'Check that Plinth is running.'),
    ];
  },
};

const HOUR = 60 * 60 * 1000; // ms

interface ItemKey {
  item_kind: string;
  item_id: number;
}

/** Emails that will not be sent. Without a mail server all wait, on purpose. */
export const mail: Check = {
  subject: 'Whether emails can be sent',
  find: async ({ database, configuration, clock }) => {
    const server = createMailServer(database, configuration, clock);
    if (!(await server.isConfigured())) return [];
    const db: LeadDatabase = database.kysely.withTables<LeadTables>();
    const [failed, overdue] = [await findGivenUp(db), await findOverdue(db, clock())];
    const unreachable = await findUnreachable(db);
    return [
      ...(await findUnreadable(server)),
      ...found(
        'Items with an email that failed for good',
        named(failed),
        'The inbox says why: contact these people yourself.',
      ),
      ...found('Items with an email that is long overdue', named(overdue), 'Try: npm run plinth -- leads:check'),
      ...found('Items without a valid address to write to', named(unreachable), 'Reach these visitors by phone.'),
    ];
  },
};

/** Whether the answers of visitors arrive here. */
export const answers: Check = {
  subject: 'Whether answers can be read',
  find: async ({ database, configuration }) => {
    const health = configuration.IMAP_URL ? await readMailboxHealth(database) : null;
    if (!health?.failing_since) return [];
    return [{ problem: `The mailbox of answers cannot be read since ${health.failing_since}: ${health.failure}` }];
  },
};

/** Whether other mail servers trust emails. What the DNS cannot tell is no problem. */
export const domain: Check = {
  subject: 'Whether other mail servers trust emails',
  find: async ({ database, configuration, clock }) => {
    const { environment, settings, sender } = await createMailServer(database, configuration, clock).read();
    const server = environment.server ? new URL(`smtp://${environment.server}`).hostname : settings?.host;
    if (!server) return [];
    const { findings } = await examineDomain({ address: sender, server });
    return findings.filter(({ state }) => state === 'bad').map(({ sentence }) => ({ problem: printable(sentence) }));
  },
};

/** Whether it is known when people are busy elsewhere. */
export const calendars: Check = {
  subject: 'Whether calendars elsewhere can be read',
  find: async ({ database, clock }) => {
    const failing = await readFailingCalendars(database, clock());
    return failing.map((calendar) => ({ problem: sentenceAboutCalendar(calendar) }));
  },
};

/** Whether programs elsewhere are told of what happens. */
export const webhooks: Check = {
  subject: 'Whether webhooks are taken',
  find: async ({ database, clock }) => {
    const failing = await readFailingWebhooks(database, clock());
    return failing.map((webhook) => ({ problem: sentenceAboutWebhook(webhook) }));
  },
};

/** The environment needs no password of the settings. */
async function findUnreadable(server: MailServer) {
  const { environment, settings } = await server.read();
  const isUnreadable = environment.server === null && settings?.password === 'unreadable';
  return isUnreadable ? [{ problem: UNREADABLE }] : [];
}

function findGivenUp(db: LeadDatabase): Promise<ItemKey[]> {
  const unsent = db.selectFrom('outbox').select(['item_kind', 'item_id']).where('sent_at', 'is', null);
  const failed = unsent.where('due_at', 'is', null).where('expired_at', 'is', null).where('failure', 'is not', null);
  return failed.orderBy('id').execute();
}

/** Those whose time came an hour ago, and those that have been tried for a day. */
function findOverdue(db: LeadDatabase, now: Date): Promise<ItemKey[]> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();
  return db
    .selectFrom('outbox')
    .select(['item_kind', 'item_id'])
    .where((row) => row.or([row('due_at', '<', before(1)), row('failing_since', '<', before(24))]))
    .where('due_at', 'is not', null)
    .orderBy('id')
    .execute();
}

async function findUnreachable(db: LeadDatabase): Promise<ItemKey[]> {
  const unreachable: ItemKey[] = [];
  const waiting = db.selectFrom('outbox').select('item_id').where('due_at', 'is not', null);
  for (const { name, table } of inboxKinds) {
    const ids = waiting.where('item_kind', '=', name);
    const items = await db.selectFrom(table).select(['id', 'email']).where('id', 'in', ids).orderBy('id').execute();
    const wrong = items.filter(({ email }) => !isEmailAddress(email));
    unreachable.push(...wrong.map(({ id }) => ({ item_kind: name, item_id: id })));
  }
  return unreachable;
}

/** Names each item once, such as "message 12". */
function named(rows: ItemKey[]) {
  const nouns = new Map<string, string>(inboxKinds.map(({ name, noun }) => [name, noun.one]));
  return [...new Set(rows.map(({ item_kind, item_id }) => `${nouns.get(item_kind) ?? item_kind} ${item_id}`))];
}

export const backups: Check = {
  subject: 'The last backup',
  find: async ({ database, configuration, clock }) => {
    const destination = openDestination(configuration);
    if (!destination) return [];
    const status = await readStatus(database);
    const { completed_at, completed_name, failure, trial_failure } = status;
    const problems: string[] = [];
    if (failure) problems.push(`The last backup failed: ${failure}`);
    if (isBackupLate(status, clock(), configuration.BACKUP_HOURS))
      problems.push(`The last backup was made at ${completed_at}. Check that Plinth is running.`);
    if (trial_failure) problems.push(`The last backup could not be restored as a test: ${trial_failure}`);
    const isElsewhere = completed_name === null || status.destination !== destination.name;
    if (!isElsewhere && !(await destination.list()).includes(completed_name))
      problems.push(`The last backup ${completed_name} is no longer in ${destination.name}.`);
    return problems.map((problem) => ({ problem }));
  },
};
