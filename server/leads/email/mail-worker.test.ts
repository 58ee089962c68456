import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { MailQueue, QueuedEmail } from './mail-queue.ts';
import { createMailWorker } from './mail-worker.ts';

/** A worker with so many emails in its queue, and a mail server that never answers about those whose subject is `slow`. */
function workerOn(subjects: string[], slowAfter = 1, isConfigured = async () => true) {
  const waiting = subjects.map((subject, id) => ({ id, kind: 'confirmation', user_id: null, subject }));
  const [sent, noted, underWay] = [[] as string[], [] as string[], new Set<string>()];
  let most = 0;
  const queue = {
    take: async () => waiting.shift() ?? null,
    takeBacklog: async () => [],
    takeAlike: async () => [],
    extend: async () => {},
    mayExpire: async () => true,
    noteSent: async (emails: QueuedEmail[]) => void sent.push(...emails.map((email) => subjectOf(email))),
    noteFailure: async (_emails: QueuedEmail[], failure: string) => void noted.push(failure),
    nextDue: async () => null,
  } as unknown as MailQueue;
  const send = async ({ subject, messageId = '' }: EmailMessage, { signal }: { signal?: AbortSignal } = {}) => {
    underWay.add(messageId);
    most = Math.max(most, underWay.size);
    if (subject === 'slow')
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    underWay.delete(messageId);
  };
  const worker = createMailWorker({
    queue,
    mail: { isConfigured, send },
    writeEmail: async (email) => ({
      to: 'a@example.com',
      subject: subjectOf(email),
      text: '',
      messageId: String(email.id),
    }),
    divideBacklog: async () => [],
    writeDigest: () => Promise.reject(new Error('There is none.')),
    writeToColleague: () => Promise.reject(new Error('There is none.')),
    clock: () => new Date(),
    log: createLog('silent'),
    slowAfter,
    endsWithin: 1,
  });
  return { ...worker, sent, noted, most: () => most, left: () => waiting.length };
}

const subjectOf = (email: QueuedEmail) => (email as QueuedEmail & { subject: string }).subject;

test('an email about which the mail server is slow delays no other', async () => {
  const worker = workerOn(['slow', 'one', 'slow', 'two', 'three']);
  worker.wake();
  await expect.poll(() => worker.sent).toEqual(['one', 'two', 'three']);
  await worker.end();
});

test('no more than five are under way, and without slowness one at a time', async () => {
  const slow = workerOn(Array.from({ length: 9 }, () => 'slow'));
  slow.wake();
  await expect.poll(slow.left).toBe(4);
  await slow.end();
  expect([slow.most(), slow.left()]).toEqual([5, 4]);
  const quick = workerOn(['one', 'two', 'three'], 60_000);
  quick.wake();
  await expect.poll(() => quick.sent).toHaveLength(3);
  expect(quick.most()).toBe(1);
  await quick.end();
});

test('a stop gives up what is under way, and leaves it to the next start', async () => {
  const worker = workerOn(['slow', 'one']);
  worker.wake();
  await expect.poll(() => worker.sent).toEqual(['one']);
  await worker.end();
  expect([worker.sent, worker.noted]).toEqual([['one'], []]);
});

test('without a mail server, whether there is one is asked when an email is queued and twice a minute', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const isConfigured = vi.fn<() => Promise<boolean>>(async () => false);
  const worker = workerOn(['waiting'], 1, isConfigured);
  for (const time of [1, 29_000, 30_000]) {
    worker.wake();
    await vi.advanceTimersByTimeAsync(time);
  }
  expect(isConfigured).toHaveBeenCalledTimes(4);
  await worker.end();
});
