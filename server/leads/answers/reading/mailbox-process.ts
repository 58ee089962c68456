import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { ImapFlow, type SearchObject } from 'imapflow';
import { runTasks } from '../../../platform/process/task-runner.ts';
import { sentenceOf } from './mailbox-failure.ts';
import { idsIn, isReport, messageIdIn } from './message-ids.ts';
import type { Candidate, MailboxAccount, MailboxTask, News } from './mailbox-tasks.ts';

const FOLDER = 'INBOX';
const MOST_AT_ONCE = 200; // emails
/** Whose head is read with those of others; of a larger one alone, as it may be a head for the most part. */
const SMALL = 1024 * 1024; // bytes
const HEADERS = ['Message-ID', 'In-Reply-To', 'References', 'Content-Type', 'Return-Path', 'From'];
const REPORT = 256 * 1024; // bytes, within which a bounce names the email that came back
const LARGEST = 40 * 1024 * 1024; // bytes
/** Longer than from one look to the next: the connection stays open between them, and a dead one is noticed within a minute. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 35_000 }; // ms
const DAY = 24 * 60 * 60 * 1000; // ms

let connection: ImapFlow | null = null;

runTasks(async (task: MailboxTask) => {
  try {
    if (task.do === 'look') return await look(task);
    return await (task.do === 'find' ? find(task) : download(task));
  } catch (error) {
    connection?.close();
    connection = null;
    throw new Error(sentenceOf(error), { cause: error });
  }
});

/** Looks at the emails after a position; in a mailbox that was never read, at those since a time. */
async function look({ account, position, since }: Extract<MailboxTask, { do: 'look' }>): Promise<News> {
  const client = await connect(account);
  // Otherwise what has come since the last command may not be found (RFC 3501, 5.2).
  await client.noop();
  if (!client.mailbox) throw new Error('The mailbox could not be opened.');
  const validity = String(client.mailbox.uidValidity);
  const after = position.validity === validity ? position.last_uid : await lastBefore(client, since);
  const uids = (await uidsAfter(client, after)).toSorted((a, b) => a - b);
  const examined = uids.slice(0, MOST_AT_ONCE);
  return {
    validity,
    candidates: examined.length > 0 ? await candidatesAmong(client, examined) : [],
    last_uid: examined.at(-1) ?? after,
    isMore: uids.length > MOST_AT_ONCE,
  };
}

/** Returns the highest UID of an email from before a day, which no other number of that day follows. */
async function lastBefore(client: ImapFlow, since: string | null): Promise<number> {
  const last = (client.mailbox ? client.mailbox.uidNext : 1) - 1;
  if (since === null) return last;
  const found = await search(client, { since: new Date(Date.parse(since) - DAY) });
  return found.length > 0 ? found.reduce((lowest, uid) => Math.min(lowest, uid)) - 1 : last;
}

async function uidsAfter(client: ImapFlow, after: number): Promise<number[]> {
  // A range with a star holds the last email, whatever its number is.
  return (await search(client, { uid: `${after + 1}:*` })).filter((uid) => uid > after);
}

/** Throws where the server refuses: that is not the same as nothing found. */
async function search(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const found = await client.search(query, { uid: true });
  if (!found) throw new Error('The mailbox could not be searched.');
  return found;
}

async function candidatesAmong(client: ImapFlow, uids: number[]): Promise<Candidate[]> {
  const emails = await client.fetchAll(uids.join(','), { uid: true, size: true, internalDate: true }, { uid: true });
  const small = emails.filter(({ size = Infinity }) => size <= SMALL).map(({ uid }) => String(uid));
  const heads = new Map(small.length > 0 ? await headsOf(client, small.join(',')) : []);
  const candidates: Candidate[] = [];
  for (const { uid, internalDate } of emails) {
    const head = heads.get(uid) ?? new Map(await headsOf(client, String(uid))).get(uid) ?? '';
    const answered = idsIn(head);
    if (answered.length === 0 && isReport(head)) answered.push(...(await idsInReport(client, uid)));
    if (answered.length === 0) continue;
    const message_id = messageIdIn(head) ?? `<${hash('sha256', head)}@plinth.invalid>`;
    candidates.push({ uid, message_id, answered, received_at: timeOf(internalDate).toISOString() });
  }
  return candidates.toSorted((a, b) => a.uid - b.uid);
}

async function headsOf(client: ImapFlow, range: string): Promise<[uid: number, head: string][]> {
  const emails = await client.fetchAll(range, { uid: true, headers: HEADERS }, { uid: true });
  return emails.map(({ uid, headers }) => [uid, headers?.toString('latin1') ?? '']);
}

async function idsInReport(client: ImapFlow, uid: number): Promise<string[]> {
  const report = await client.fetchOne(String(uid), { source: { start: 0, maxLength: REPORT } }, { uid: true });
  return report ? idsIn(report.source?.toString('latin1') ?? '', { anywhere: true }) : [];
}

function timeOf(time: Date | string | undefined) {
  const date = new Date(time ?? '');
  return Number.isNaN(date.getTime()) ? new Date() : date;
}

/** Writes an email to a file, as far as it is not too large. Returns whether it is still there. */
async function download({ account, uid, path }: Extract<MailboxTask, { do: 'download' }>): Promise<boolean> {
  const client = await connect(account);
  const email = await client.fetchOne(String(uid), { source: { start: 0, maxLength: LARGEST } }, { uid: true });
  if (!email || !email.source) return false;
  await writeFile(path, email.source, { mode: 0o600 });
  return true;
}

/** Returns what an email says of its way, and the servers on it; null if it is not there. */
async function find({ account, messageId }: Extract<MailboxTask, { do: 'find' }>): Promise<string | null> {
  const client = await connect(account);
  await client.noop();
  const [uid] = await search(client, { header: { 'message-id': messageId } });
  if (uid === undefined) return null;
  const email = await client.fetchOne(String(uid), { headers: ['Authentication-Results'] }, { uid: true });
  return email ? (email.headers?.toString('latin1') ?? '') : null;
}

/** Opens the mailbox so that nothing in it can be changed. */
async function connect({ host, port, user, password, security }: MailboxAccount): Promise<ImapFlow> {
  if (connection?.usable) return connection;
  const client = new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    ...(security === 'starttls' && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    disableAutoEnable: true,
    disableCompression: true,
    ...PATIENCE,
  });
  // Whoever waits for a response learns of it.
  client.on('error', () => {});
  connection = client;
  await client.connect();
  await client.mailboxOpen(FOLDER, { readOnly: true });
  return client;
}
