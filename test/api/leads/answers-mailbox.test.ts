import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { recurringJobs } from '../../../server/jobs/jobs.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { rawEmail } from '../../emails.ts';
import { answersApp } from '../app/answers-app.ts';
import { problemsOf, siteOf } from '../app/examination.ts';

const MINUTE = 60_000; // ms

const site = answersApp();
const { app, sana, mailbox, converse, read, conversation } = site;

describe('a mailbox that cannot be read', () => {
  test.each(['cut', 'no'] as const)('is named with since when, and read again once it can be (%s)', async (how) => {
    const { item, address, reply } = await converse();
    mailbox().deliver(rawEmail({ from: address, answers: [reply] }));
    site.reaction = how;
    const since = site.now.toISOString();
    await read();
    expect((await conversation(item)).mailbox).toEqual({ failing_since: since });
    site.now = new Date(site.now.getTime() + 16 * MINUTE);
    await read();
    expect((await conversation(item)).mailbox).toEqual({ failing_since: since });
    await watch();
    const alarms = async () => (await sana().ask('GET', '/overview')).body.data.alarms;
    expect(await alarms()).toMatchObject([{ name: 'mailbox', sentence: expect.stringContaining(since) }]);
    site.reaction = undefined;
    site.now = new Date(site.now.getTime() + 11 * MINUTE);
    await read();
    const { mailbox: health, answers } = await conversation(item);
    expect([health, answers.length]).toEqual([{ failing_since: null }, 1]);
    await watch();
    expect(await alarms()).toEqual([]);
  });

  test('because of a wrong password is named by the doctor, in words', async () => {
    const IMAP_URL = mailbox().url.replace('sesame', 'canary');
    const services = await app().openServices({ IMAP_URL });
    await services.answerReading?.readNew();
    await services.close();
    const problems = await problemsOf(await siteOf(app(), { IMAP_URL }));
    expect(problems).toContainEqual(
      expect.stringMatching(/^The mailbox of answers cannot be read since .*: The mailbox refused user or password/),
    );
    expect(problems.join()).not.toContain('canary');
    await read();
  });

  test('because this machine gives no time to it keeps its answers, which are read later', async () => {
    const { item, address, reply } = await converse();
    mailbox().deliver(rawEmail({ from: address, answers: [reply], body: 'On Monday.' }));
    const ending = setInterval(endParsers, 2);
    await read();
    clearInterval(ending);
    const before = await conversation(item);
    expect([before.answers, before.mailbox.failing_since]).toEqual([[], site.now.toISOString()]);
    site.now = new Date(site.now.getTime() + MINUTE);
    await read();
    expect((await conversation(item)).answers).toMatchObject([{ text: 'On Monday.', is_unreadable: false }]);
  });

  test('is asked less and less often', async () => {
    site.reaction = 'cut';
    await read();
    const before = mailbox().connections();
    await read();
    expect(mailbox().connections()).toBe(before);
    site.now = new Date(site.now.getTime() + MINUTE);
    await read();
    expect(mailbox().connections()).toBeGreaterThan(before);
    site.reaction = undefined;
    site.now = new Date(site.now.getTime() + 3 * MINUTE);
    await read();
  });
});

/** Ends the processes of this one that read emails, as soon as they begin. */
function endParsers() {
  spawnSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'parsing-process']);
}

/** Runs the job that raises alarms. */
async function watch() {
  const jobs = recurringJobs(app().services, parseConfiguration({}), createLog('silent'));
  await jobs.find(({ name }) => name === 'watch the site')?.run();
}

test('the conversation says where answers arrive, and that no mailbox is read where there is none', async () => {
  const { item } = await converse();
  expect(await conversation(item)).toMatchObject({ answers_arrive_at: ['agency@northlight.test'], mailbox: {} });
  const services = await app().openServices({ IMAP_URL: '' });
  expect(services.answerReading).toBeNull();
  const user = { id: sana().id, name: 'Sana', email: sana().email, role: 'owner' } as const;
  const id = Number(item.split('/').at(-1));
  expect(await services.replies.read(contactMessage, id, user)).toMatchObject({ mailbox: null });
  await services.close();
});
