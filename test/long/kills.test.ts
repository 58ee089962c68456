import { afterEach, expect, test } from 'vitest';
import { startMailServer, type MailStep } from '../servers/mail-server.ts';
import { prepareServer } from '../servers/killable-server.ts';

const BURST = 20;
const KILLS = Number(process.env['KILLS'] ?? 20);
const PATIENCE = { timeout: 5 * 60_000, interval: 200 }; // ms

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

const message = (number: number) => ({
  name: `Visitor ${number}`,
  email: `visitor.${number}@example.com`,
  phone: '555 0100',
  description: `We would like to talk about matter number ${number}.`,
});

test(`all confirmed messages of a burst survive kill -9, ${KILLS} times`, async () => {
  const server = await prepareServer({});
  cleanups.push(server.stop);
  const confirmed: string[] = [];
  for (let round = 1; round <= KILLS; round += 1) {
    await server.start();
    let count = 0;
    const burst = Array.from({ length: BURST }, async (_, place) => {
      const reference = await server.send(message(round * BURST + place));
      if (reference === null) return;
      confirmed.push(reference);
      // After the first response, the next time after the second, and so on.
      if ((count += 1) === ((round - 1) % BURST) + 1) server.strike();
    });
    await Promise.all(burst);
    await server.kill();
  }
  await server.start();
  const stored = await server.references();
  expect(confirmed.length).toBeGreaterThanOrEqual(KILLS);
  expect(confirmed.filter((reference) => !stored.includes(reference))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
});

test('killed at any step of a delivery, the server loses no email and repeats none under another id', async () => {
  // Before any step, and at each step of the first and the second email.
  const steps: MailStep[] = ['sender', 'recipient', 'data', 'kept'];
  const atSteps = [1, 2].flatMap((mail) => steps.map((step) => ({ step, mail })));
  const moments: { step: MailStep | null; mail: number }[] = [{ step: null, mail: 0 }, ...atSteps];
  let awaited: { step: MailStep; mail: number; reached: () => void } | undefined;
  const mails = await startMailServer({
    onStep: (step) => {
      if (awaited?.step !== step || (awaited.mail -= 1) > 0) return;
      server.strike();
      awaited.reached();
      awaited = undefined;
    },
  });
  cleanups.push(mails.stop);
  const settings = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '1' };
  const server = await prepareServer(settings);
  cleanups.push(server.stop);

  const confirmed: string[] = [];
  for (const [number, { step, mail }] of moments.entries()) {
    await server.start();
    const reached = new Promise<void>((resolve) => {
      if (step) awaited = { step, mail, reached: resolve };
      else resolve();
    });
    const reference = await server.send(message(number));
    // The response may have been lost in the kill.
    if (reference) confirmed.push(reference);
    await reached;
    await server.kill();
  }
  await server.start();
  const stored = await server.references();
  expect(confirmed.filter((reference) => !stored.includes(reference))).toEqual([]);
  expect(stored).toHaveLength(moments.length);

  const idsByMail = () => {
    const ids = new Map<string, string[]>();
    // The site may test itself meanwhile.
    for (const { to, head } of mails.delivered.filter((mail) => !/^Subject: Test: /m.test(mail.head))) {
      const reference = /\(([\w-]{9})\)\s*$/m.exec(/^Subject: .*(?:\r\n\s.*)*/m.exec(head)?.[0] ?? '')?.[1];
      const email = `${reference} to ${to[0] === 'agency@example.com' ? 'the agency' : 'the visitor'}`;
      ids.set(email, [...(ids.get(email) ?? []), /^Message-ID: (\S+)/m.exec(head)?.[1] ?? '']);
    }
    return ids;
  };
  const countRepeated = () => [...idsByMail().values()].filter((ids) => ids.length > 1).length;
  // Interrupted deliveries are retried after a minute; an unacknowledged one arrives twice.
  await expect.poll(() => idsByMail().size === 2 * moments.length && countRepeated() >= 2, PATIENCE).toBe(true);
  const expected = stored.flatMap((reference) => [`${reference} to the agency`, `${reference} to the visitor`]);
  expect(new Set(idsByMail().keys())).toEqual(new Set(expected));
  const idsOfEach = [...idsByMail().values()];
  expect(idsOfEach.map((ids) => new Set(ids).size)).toEqual(idsOfEach.map(() => 1));
  expect(new Set(idsOfEach.flat()).size).toBe(idsOfEach.length);
});
