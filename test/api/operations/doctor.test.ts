import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { backupName, ownerOf } from '../../../server/backup/scheduled/backup-name.ts';
import type { BackupTables } from '../../../server/backup/scheduled/backup-status.ts';
import { backUp } from '../../../server/backup/backup.ts';
import { mend } from '../../../server/doctor/doctor.ts';
import type { Site } from '../../../server/doctor/check.ts';
import type { MediaTables } from '../../../server/media/tables.ts';
import { pdfBytes } from '../../files.ts';
import { startDnsServer } from '../../servers/dns-server.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { attachFile } from '../app/attach-file.ts';
import { problemsOf, siteOf } from '../app/examination.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

let app: TestApp;
let site: Site;
let post: number;
let picture: string;
beforeAll(async () => {
  app = await startApp({ configured: { RATE_LIMIT: 'off' } });
  post = await app.create(blog, { title: 'Ten years', team_id: await app.create(teamMember, {}) });
  await app.post('/api/contact/store', { name: 'Ines', email: 'ines@example.com', phone: '1', description: 'Hello.' });
  await app.services.settled();
  site = await siteOf(app, { BACKUP_DIR: join(app.folder, 'backups'), SMTP_URL: 'smtp://127.0.0.1:1' });
  [picture = ''] = (await media().selectFrom('media').select('file').orderBy('id').execute()).map(({ file }) => file);
});
afterAll(() => app.stop());

const media = () => app.services.database.kysely.withTables<MediaTables>();
const run = (statement: string) => sql.raw(statement).execute(app.services.database.kysely);
const problems = (inspected = site) => problemsOf(inspected);
const inUploads = (key: string) => join(app.folder, 'uploads', key);

async function addOldFile(path: string) {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  await writeFile(path, 'half', { mode: 0o600 });
  const then = new Date(Date.now() - 2 * DAY);
  await utimes(path, then, then);
}

test('a file that is in the trash is restored; one that is lost is named', async () => {
  await site.files.trash.put(picture);
  expect(await problems()).toEqual([`Files that are in the trash: 1 (${picture}). Restore them with --fix.`]);
  expect(await mend(site)).toEqual(['Files restored from the trash: 1.']);
  expect(await problems()).toEqual([]);

  await site.files.trash.put(picture);
  const [day = ''] = await readdir(join(app.folder, 'trash'));
  const bytes = join(app.folder, 'trash', day, picture);
  await site.files.trash.restore([picture]);
  await rm(bytes, { force: true });
  const file = await site.files.storage.open(picture);
  const content = Buffer.concat((await file?.stream.toArray()) ?? []);
  await site.files.storage.remove(picture);
  expect(await problems()).toEqual([`Lost files: 1 (${picture}). Bring them back from a backup with --fix.`]);
  expect(await mend(site)).toEqual(['Files brought back from backups: 0 of 1.']);
  await site.files.storage.write(picture, content);
});

test('a file of a visitor that is lost or damaged is named and brought back; one that nobody knows is named', async () => {
  const key = await attachFile(app, contactMessage, 1);
  expect(await problems()).toEqual([]);
  const path = join(app.folder, 'attachments', key);
  await mkdir(join(app.folder, 'backups'), { recursive: true });
  const name = backupName(ownerOf(await siteIdOf()), new Date());
  await writeFile(path, 'cut');
  const lost = `Lost or damaged files of visitors: 1 (attachments/${key}). Bring them back from a backup with --fix.`;
  expect(await problems()).toEqual([lost]);
  expect(await mend(site)).toEqual(['Files of visitors brought back from backups: 0 of 1.']);
  await writeFile(path, pdfBytes());
  await backUp(site.database, site.files, join(app.folder, 'backups', name));
  await rm(path);
  expect(await problems()).toEqual([lost]);
  expect(await mend(site)).toEqual(['Files of visitors brought back from backups: 1 of 1.']);
  expect(await problems()).toEqual([]);
  const unknown = `contact-messages/${'0'.repeat(32)}`;
  await writeFile(join(app.folder, 'attachments', unknown), 'x', { mode: 0o600 });
  expect(await problems()).toEqual([
    `Files of visitors that the database does not know: 1 (attachments/${unknown}). If this is the right database, delete them.`,
  ]);
  await rm(join(app.folder, 'attachments', unknown));
  await rm(join(app.folder, 'backups'), { recursive: true });
});

test('a few unknown files are moved to the trash; of many none is, nor of another site', async () => {
  const keys = Array.from({ length: 3 }, (_, number) => `blogs/unknown${number}.webp`);
  for (const key of keys) await addOldFile(inUploads(key));
  const unknown = Array.from({ length: 11 }, (_, number) => `blogs/many${number}.webp`);
  for (const key of unknown) await addOldFile(inUploads(key));
  const refusal = expect.stringMatching(
    /^Files that the database does not know: 14 \(.*, …\)\. No unused file is removed/,
  );
  expect(await problems()).toEqual([refusal]);
  expect(await mend(site)).toEqual([]);
  for (const key of unknown) await rm(inUploads(key));

  await run(`update site set site_id = 'another'`);
  expect(await mend(site)).toEqual([]);
  await run(`update site set site_id = '${await siteIdOf()}'`);
  expect(await mend(site)).toEqual(['Files moved to the trash, where they stay for 30 days: 3.']);
  expect(
    (await readdir(join(app.folder, 'trash'), { recursive: true })).filter((name) => name.includes('unknown')),
  ).toHaveLength(3);
});

async function siteIdOf() {
  return (await readFile(join(app.folder, 'site-id'), 'utf8')).trim();
}

test('a folder of another site is named with both ids', async () => {
  const id = await siteIdOf();
  await run(`update site set site_id = 'another'`);
  expect(await problems()).toEqual([
    expect.stringMatching(`belongs to site ${id}, and the database to site another\\. .*--adopt$`),
  ]);
  await run(`update site set site_id = '${id}'`);
});

test('references to what is deleted or was never there are named', async () => {
  await run(`update teams set deleted_at = '2026-01-01T00:00:00Z'`);
  expect(await problems()).toEqual([`Blogs whose team member is deleted: 1 (${post}). Choose another one there.`]);
  await run('update teams set deleted_at = null');

  await run(`insert into slug_redirects (type, slug, record_id) values ('blog', 'gone', 999)`);
  expect(await problems()).toEqual([
    expect.stringMatching(/^Blogs listed in slug_redirects that do not exist: 1 \(999\)\./),
  ]);
  await run(`delete from slug_redirects where slug = 'gone'`);

  await run('update outbox set item_id = 999 where id = 1');
  expect(await problems()).toEqual([
    expect.stringMatching(/^Emails to be sent whose message does not exist: 1 \(1\)\./),
  ]);
  await run('update outbox set item_id = 1 where id = 1');

  await attachFile(app, contactMessage, 999);
  expect(await problems()).toEqual([expect.stringMatching(/^Files of visitors whose message does not exist: 1 /)]);
  await run('update attachments set item_id = 1');
});

test('rows that refer to rows which do not exist are named on SQLite; PostgreSQL takes none', async () => {
  if (!isPostgres) await run('pragma foreign_keys = off');
  const refusal = await run('update blogs set team_id = 999').then(
    () => null,
    (error: Error) => error.message,
  );
  const named = refusal === null ? await problems() : [refusal];
  const sentence = `Rows of blogs that refer to missing rows of teams: 1 (${post}). Restore the database from a backup.`;
  expect(named.join()).toContain(isPostgres ? 'foreign key' : sentence);
  await run('update blogs set team_id = 1');
  if (!isPostgres) await run('pragma foreign_keys = on');
});

test('a text that shows an unknown picture is named', async () => {
  await run(`update blogs set description = '<p><img src="/files/media/gone.webp" alt=""/></p>'`);
  expect(await problems()).toEqual([
    `Records whose texts have a file that does not exist: 1 (post ${post}). Choose another one there.`,
  ]);
  await run(`update blogs set description = '<p>Text</p>'`);
});

test('emails that failed, are overdue or cannot be delivered are named', async () => {
  await run(`update outbox set due_at = null, failure = '550 No such user' where id = 1`);
  expect(await problems()).toEqual([
    expect.stringMatching(/^Items with an email that failed for good: 1 \(message 1\)\./),
  ]);
  await run(`update outbox set due_at = '${new Date(Date.now() - DAY).toISOString()}', failure = null where id = 1`);
  expect(await problems()).toEqual([
    expect.stringMatching(/^Items with an email that is long overdue: 1 \(message 1\)\./),
  ]);
  await run(`update outbox set due_at = '${new Date(Date.now() + DAY).toISOString()}' where id = 1`);
  await run(`update contact_messages set email = 'nobody'`);
  expect(await problems()).toEqual([
    expect.stringMatching(/^Items without a valid address to write to: 1 \(message 1\)\./),
  ]);
  expect(await problems(await siteOf(app))).toEqual([]); // Email is not set up.
  await run(`update contact_messages set email = 'ines@example.com'`);
});

test('a domain whose emails others do not trust is named, as far as the DNS knows', async () => {
  const dns = await startDnsServer({ 'agency.studio': { TXT: ['v=spf1 +all'], MX: ['mx.agency.studio'] } });
  const sending = await siteOf(app, { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'us@agency.studio' });
  expect(await problems(sending)).toEqual([
    expect.stringMatching(/^The SPF record of agency\.studio lets everybody send/),
    expect.stringMatching(/^agency\.studio has no DMARC record/),
  ]);
  dns.stop();
});

test('rows of the future are named, and a clock that differs from that of the database', async () => {
  await run(`update blogs set created_at = '2999-01-01T00:00:00Z'`);
  expect(await problems()).toEqual([
    'Rows of blogs with created_at in the future: 1 (2999-01-01T00:00:00Z). Check the clock of this machine.',
  ]);
  await run(`update blogs set created_at = '2026-01-01T00:00:00Z'`);
  const ahead = { ...site, clock: () => new Date(Date.now() + 42_000) };
  const skew = 'The clock of the database server and that of this machine differ by 42 s. Synchronize both with NTP.';
  expect(await problems(ahead)).toEqual(isPostgres ? [skew] : []);
});

test('files that others can read are closed', async () => {
  await chmod(inUploads(picture), 0o644);
  expect(await problems()).toEqual([
    `Files and folders that other users of this machine can read: 1 (${inUploads(picture)}). Close them with --fix.`,
  ]);
  await mend(site);
  expect((await stat(inUploads(picture))).mode & 0o777).toBe(0o600);
});

test('what killed processes left is removed, but nothing that is being written', async () => {
  const files = [
    inUploads(`.${randomUUID()}.part`),
    join(app.folder, 'scratch/trial-a1B2c3'),
    join(app.folder, 'site-id.1.part'),
  ];
  for (const path of files) await addOldFile(path);
  await rm(files[1] ?? '');
  await addOldFile(join(files[1] ?? '', 'plinth.sqlite'));
  await utimes(files[1] ?? '', 0, 0);
  await writeFile(inUploads('.b.part'), 'half', { mode: 0o600 });
  expect(await problems()).toEqual([expect.stringMatching(/^Files left behind by a killed process: 3 \(/)]);
  expect(await mend(site)).toEqual(['Files of killed processes removed: 3.']);
  expect(await readdir(join(app.folder, 'uploads'))).toContain('.b.part');
});

test('another version of the database is named, and the rest is checked all the same', async () => {
  await run(`insert into kysely_migration values ('9999-of-tomorrow', '2030-01-01T00:00:00Z')`);
  await run(`update contact_messages set email = 'nobody'`);
  expect(await problems()).toEqual([
    expect.stringContaining('The database comes from a newer version of Plinth, with migration 9999-of-tomorrow'),
    expect.stringMatching(/^Items without a valid address/),
  ]);
  await run(`update contact_messages set email = 'ines@example.com'`);
  await run(`delete from kysely_migration where name = '9999-of-tomorrow'`);
  await run(`update migration_checksums set checksum = 'another' where name = '0006-accounts'`);
  expect(await problems()).toEqual([
    expect.stringMatching(/^Migration 0006-accounts was changed after it was applied/),
  ]);
  await run(`delete from migration_checksums where name = '0006-accounts'`);

  await run('alter table outbox rename to lost');
  expect(await problems()).toContainEqual(
    expect.stringMatching(/^Whether emails can be sent could not be checked: .*outbox/),
  );
  await run('alter table lost rename to outbox');
});

test('a damaged database is named', async () => {
  const damaged = { ...app.services.database, findDamage: async () => 'row 3 missing\nfrom index' };
  expect(await problems({ ...site, database: damaged })).toEqual([
    'The database is damaged (row 3 missing from index). Restore it from a backup.',
  ]);
});

test('backups that failed, are late, were not restored or are gone are named', async () => {
  const backups = app.services.database.kysely.withTables<BackupTables>();
  const note = (change: Partial<BackupTables['backup_status']>) =>
    backups.updateTable('backup_status').set(change).execute();
  await note({ failure: 'The disk is full.', trial_failure: 'The archive is damaged.' });
  await note({
    completed_at: '2026-01-01T00:00:00.000Z',
    completed_name: 'plinth-3f9c2a1b-2026-01-01T0000Z.plinth',
    destination: join(app.folder, 'backups'),
  });
  expect(await problems()).toEqual([
    'The last backup failed: The disk is full.',
    'The last backup was made at 2026-01-01T00:00:00.000Z. Check that Plinth is running.',
    'The last backup could not be restored as a test: The archive is damaged.',
    `The last backup plinth-3f9c2a1b-2026-01-01T0000Z.plinth is no longer in ${join(app.folder, 'backups')}.`,
  ]);
  await note({ failure: null, trial_failure: null, completed_at: null, completed_name: null, destination: null });
});
