import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ofAccounts = [
  'users',
  'sessions',
  'registration_links',
  'reset_links',
  'email_changes',
  'sign_in_attempts',
  'known_senders',
  'authenticators',
  'passkeys',
  'recovery_codes',
  'remembered_browsers',
  'required_factors',
  'used_tickets',
];
/** The files of each room that find people within a query. Nothing outside the accounts changes them. */
const rooms: [room: string, readers: string[]][] = [
  ['content', ['presence/presence.ts', 'records/keys.ts', 'tables.ts']],
  [
    'leads',
    [
      'booking/availability.ts',
      'booking/offer.ts',
      'booking/place.ts',
      'booking/week.ts',
      'calendars/calendar-health.ts',
      'calendars/feeds.ts',
      'calendars/read-calendars.ts',
      'email/meeting-templates.ts',
    ],
  ],
  ['media', []],
  ['site', []],
];

const reading = queriesBy(['from', 'join', 'selectFrom', 'innerJoin', 'leftJoin']);
const writing = queriesBy(['update', 'into', 'updateTable', 'insertInto', 'deleteFrom', 'delete from']);

function queriesBy(words: string[]) {
  return new RegExp(`\\b(${words.join('|')})\\W+(${ofAccounts.join('|')})\\b`, 'i');
}

// The lint sees imports, not what stands in queries.
test.each(rooms)('%s reads tables of the accounts nowhere else, and writes none', async (room, readers) => {
  const folder = join('server', room);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(files.map(async (file) => [file, (await readFile(join(folder, file))).toString()]));
  const filesWith = (queries: RegExp) => texts.filter(([, text = '']) => queries.test(text)).map(([file]) => file);
  expect(new Set(filesWith(reading))).toEqual(new Set(readers));
  expect(filesWith(writing)).toEqual([]);
});
