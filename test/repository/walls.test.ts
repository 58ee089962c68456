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
const rooms = ['content', 'leads', 'media', 'site'];

// The lint sees imports, not what stands in SQL.
test.each(rooms)('%s reads no table of the accounts', async (room) => {
  const folder = join('server', room);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const named = new RegExp(`\\b(from|join|update|into)\\W+(${ofAccounts.join('|')})\\b`, 'i');
  const texts = await Promise.all(files.map(async (file) => [file, (await readFile(join(folder, file))).toString()]));
  expect(texts.filter(([, text = '']) => named.test(text)).map(([file]) => file)).toEqual([]);
});
