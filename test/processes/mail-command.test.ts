import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../servers/command.ts';
import { startMailServer } from '../servers/mail-server.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer({ unknown: 'nobody@example.com' });
});
afterAll(() => server.stop());

/** Runs the command without a database. */
function testMail(address: string, SMTP_URL = server.url) {
  const variables = { SMTP_URL, PUBLIC_URL: 'https://www.example.com', DATA_DIR: `${tmpdir()}/nowhere` };
  return runCommand(['mail:test', address], { variables, cwd: tmpdir() });
}

test('a test email is sent without a running server', async () => {
  expect(await testMail('sana@example.com')).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^The mail server has accepted the email to sana@example\.com\. .*spam folder\.\nSender: .*\nDKIM: .*\n$/,
    ),
    err: '',
  });
  const [{ to, from, head, text } = { head: '', text: '' }] = await server.take(1);
  expect([to, from]).toEqual([['sana@example.com'], 'no-reply@www.example.com']);
  expect(head).toContain('Subject: Test email from www.example.com');
  expect(text).toContain('https://www.example.com');
});

test.each([
  ['sana@example.com', '', /^Email isn’t set up: the settings have no mail server, and SMTP_URL is not set\.$/],
  ['sana@example.com', 'smtp://127.0.0.1:1', /^The email was not sent: The mail server cannot be reached\. .*[^.]\.$/],
  ['nobody@example.com', undefined, /^The email was not sent: .*Nobody lives here\.$/],
  ['hello@plinth.example', undefined, /^The email was not sent: Addresses under .example belong to nobody, .*\.$/],
])('to %s by "%s", it says in one sentence why none is sent', async (address, url, sentence) => {
  const { code, out, err } = await testMail(address, url);
  expect([code, out, err.trimEnd()]).toEqual([1, '', expect.stringMatching(sentence)]);
  expect(server.delivered).toHaveLength(0);
});

test('what is no address is wrong usage', async () => {
  expect(await testMail('sana@example.com, eve@example.com')).toMatchObject({ code: 2, out: '' });
});
