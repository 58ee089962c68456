import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { partsOf, rawEmail } from './emails.ts';
import { hostileEmails, MODERATE } from './hostile/emails.ts';
import { processorTimeOf } from './processor-time.ts';
import { parseEmail } from '../server/leads/answers/reading/parse-email.ts';

const MEGABYTE = 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'plinth-emails-'));
afterAll(() => rmSync(folder, { recursive: true }));

function parse(raw: string | Buffer, headAlone = false) {
  const path = join(folder, 'email');
  writeFileSync(path, raw);
  return parseEmail(path, headAlone);
}

describe('what somebody has written now', () => {
  test.each([
    ['On Fri, 27 Nov 2026 at 03:00, Sana <hello@northlight.test> wrote:\n> When?', 'On Monday.\n---\nInes'],
    ['Am 27.11.2026 um 10:00 schrieb Sana Ali:\n> Wann?', 'Ja.'],
    ['________________________________\nVon: Sana Ali\nGesendet: Montag\nBetreff: Termin\n\nWann?', 'Am Montag.'],
    ['-----Original Message-----\nFrom: Sana\n\nWhen?', 'Monday'],
    ['Le 27 nov. 2026 à 10:00, Sana <hello@northlight.test> a écrit :\n> Quand ?', 'Lundi.'],
  ])('stands without %j', async (quoted, written) => {
    const { text, whole_text } = await parse(rawEmail({ body: `${written}\n\n${quoted}` }));
    expect(text).toBe(written);
    expect(whole_text).toBe(`${written}\n\n${quoted}`);
  });

  test('between quotes is kept, and where all is quoted, all is', async () => {
    expect((await parse(rawEmail({ body: '> When?\nMonday\n> Where?\nBerlin' }))).text).toBe('Monday\nBerlin');
    expect((await parse(rawEmail({ body: '> When?' }))).text).toBe('> When?');
  });
});

test('files are kept up to 15 MB in all, and the others named', async () => {
  const files = ['a', 'b', 'c'].map((name) => ({
    head: `Content-Type: text/csv\nContent-Disposition: attachment; filename="${name}.csv"`,
    body: `${'x'.repeat(998)}\n`.repeat(7_000),
  }));
  const email = await parse(rawEmail(partsOf(files)));
  expect(email.files.map(({ name, path }) => [name, path !== null])).toEqual([
    ['a.csv', true],
    ['b.csv', true],
    ['c.csv', false],
  ]);
  expect(readFileSync(email.files[0]?.path ?? '').length).toBe(email.files[0]?.size);
  expect(email.files[0]?.size).toBeLessThan(15 * MEGABYTE);
});

test('of an email that cannot be read, the head alone is', async () => {
  const raw = rawEmail({ subject: 'Deep', type: 'multipart/mixed; boundary=parted', body: '--parted\n\nunseen' });
  expect(await parse(raw, true)).toMatchObject({ subject: 'Deep', from: { address: 'ines@example.com' }, text: '' });
});

test.each([
  ['Auto-Submitted: no', 'answer'],
  ['Auto-Submitted: auto-generated', 'automatic'],
  ['X-Auto-Response-Suppress: All', 'automatic'],
  ['List-Id: <list.example.com>', 'automatic'],
])('an email with %j is of the kind %s', async (header, kind) => {
  expect(await parse(rawEmail({ headers: [header] }))).toMatchObject({ kind });
});

test.each(Object.keys(hostileEmails))(
  '%s is read in time, as a text of limited length that can be stored',
  async (name) => {
    const raw = hostileEmails[name]?.(MODERATE, ['<a@example.com>']) ?? '';
    let email: Awaited<ReturnType<typeof parse>> | undefined;
    const time = await processorTimeOf(async () => (email = await parse(raw)));
    expect(time).toBeLessThan(5_000);
    const stored = JSON.stringify({ ...email, files: email?.files.map((file) => file.name) });
    expect(stored.length).toBeLessThan(200_000);
    expect(stored).not.toMatch(/\\u0000|[\u202a-\u202e]/);
    expect(stored.isWellFormed()).toBe(true);
  },
);
