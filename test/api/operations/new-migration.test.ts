import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { type ContentType, defineContent } from '../../../content/model/content-type.ts';
import { choice, image, optional, richText, status, text } from '../../../content/model/field.ts';
import { relation } from '../../../content/model/relations.ts';
import { review } from '../../../content/types/review.ts';
import { contentTable } from '../../../server/cli/new-migration/content-table.ts';
import { findDifferences } from '../../../server/cli/new-migration/differences.ts';
import { inboxTable } from '../../../server/cli/new-migration/inbox-table.ts';
import { declaredTables, newMigration } from '../../../server/cli/new-migration/new-migration.ts';
import { migrationSource } from '../../../server/cli/new-migration/source.ts';
import { type Database, openDatabase } from '../../../server/platform/database/database.ts';
import { migrate, migrationsFolder } from '../../../server/platform/database/migrate.ts';
import type { SearchTables } from '../../../server/search/tables.ts';
import { createDatabase } from '../app/app.ts';

const excursion = defineContent({
  ...review,
  name: 'excursion',
  table: 'excursions',
  title: 'title',
  addressedBy: 'slug',
  titleIndex: true,
  fields: {
    title: text('Title'),
    image: image('Image'),
    format: choice('Format', [{ value: 'online', label: 'Online' }]),
    host: relation('Host', { to: 'teamMember', optionsFrom: '/teams', shows: ['name'] }),
    description: richText('Description'),
    status: status(),
  },
  columns: { title: 'Title' },
});

const reviewInPlace = withFields({
  place: text('Place'),
  rating: choice('Rating', [{ value: 5, label: 'Excellent' }]),
  season: choice('Season', [{ value: "New Year's", label: "New Year's" }]),
  photo: optional(image('Photo')),
});

test('a new type and new fields become a migration that runs on existing records', async () => {
  const [folder, database] = [await copyMigrations(), await openMigrated()];
  await addReview(database);
  const declared = [excursion, reviewInPlace].map(contentTable);

  const [sentence, ...remarks] = await newMigration('excursions', { declared, folder });
  expect(remarks).toEqual([]);
  const columns = 'reviews.place, reviews.rating, reviews.season, reviews.photo, and reviews.photo_alt';
  expect(sentence).toMatch(/^Wrote migrations\/\d{4}-excursions\.ts, which adds the table excursions, /);
  expect(sentence).toContain(columns);
  const file = (await readdir(folder)).find((name) => name.endsWith('-excursions.ts')) ?? '';
  execFileSync('node_modules/.bin/oxfmt', ['--check', new URL(file, folder).pathname]);

  expect(await migrate(database, { folder })).toEqual([file.replace('.ts', '')]);
  const reviews = database.kysely.withTables<{ reviews: Record<string, unknown> }>().selectFrom('reviews').selectAll();
  expect(await reviews.execute()).toMatchObject([
    { client_name: 'Ines', place: '', rating: 5, season: "New Year's", photo: null, photo_alt: null },
  ]);
  expect(await findDifferences(database, declared)).toEqual({ tables: [], additions: [], remarks: [] });
  expect(await newMigration('again', { declared, folder })).toEqual([
    'Nothing was written: the migrations already create what content/index.ts and content/inbox/inbox-kinds.ts declare.',
  ]);
});

test('a new kind of inbox item and a new column of another become a migration', async () => {
  const [folder, database] = [await copyMigrations(), await openMigrated()];
  const tipOff = { ...contactMessage, name: 'tip_off', table: 'tip_offs' };
  const columns = { ...meeting.columns, room: { type: 'text', default: 'Main' } } as const;
  const declared = [tipOff, { ...meeting, columns }].map(inboxTable);
  expect(await newMigration('tip-offs', { declared, folder })).toEqual([
    expect.stringContaining('adds the table tip_offs and meetings.room.'),
  ]);
  await migrate(database, { folder });
  expect(await findDifferences(database, declared)).toEqual({ tables: [], additions: [], remarks: [] });
});

test('what is in new tables is noted to be indexed', async () => {
  const [folder, database] = [await copyMigrations(), await openMigrated()];
  const tipOff = inboxTable({ ...contactMessage, name: 'tip_off', table: 'tip_offs' });
  await newMigration('tip-offs', { declared: [tipOff], folder });
  await migrate(database, { folder });
  await takeNotes(database);
  for (const statement of [
    "insert into tip_offs (id, name, email, phone, description, reference, created_at) values (7, '', '', '', '', '', '')",
    "update tip_offs set name = 'y'",
    'delete from tip_offs',
  ]) {
    await sql.raw(statement).execute(database.kysely);
    expect(await takeNotes(database)).toEqual(['tip_off 7']);
  }
});

test('a table that lacks its search triggers gets them, and its rows are indexed', async () => {
  const [folder, database] = [await copyMigrations(), await openMigrated()];
  await addReview(database);
  await takeNotes(database);
  const before = await searchTriggersIn(database);
  for (const { name } of declaredTables) await dropSearchTriggers(name, database);

  const differences = await findDifferences(database, declaredTables);
  expect(differences.additions.map(({ name }) => name)).toEqual(declaredTables.map(({ name }) => name));
  await writeFile(new URL('9999-search.ts', folder), migrationSource(differences));
  await migrate(database, { folder });
  expect(await searchTriggersIn(database)).toEqual(before);
  expect(await takeNotes(database)).toContain('review 1');
});

test('what a screen sorts or filters by has an index, in new tables and for new columns', async () => {
  const folder = await copyMigrations();
  const columns = { ...review.columns, rating: 'Rating', photo: 'Photo' };
  const declared = [excursion, { ...reviewInPlace, columns, filters: ['season'] }].map(contentTable);
  await newMigration('excursions', { declared, folder });
  const file = (await readdir(folder)).at(-1) ?? '';
  const source = await readFile(new URL(file, folder), 'utf8');
  const indexes = [...source.matchAll(/create index (\w+) on \w+ (\([^)]*\))/g)].map(
    ([, name, columns]) => `${name} ${columns}`,
  );
  expect(indexes.filter((index) => index.startsWith('excursions_'))).toEqual([
    'excursions_by_title (title_key, id, deleted_at)',
    'excursions_by_created_at (created_at, id, deleted_at)',
    'excursions_by_updated_at (updated_at, id, deleted_at)',
    'excursions_newest (status, created_at, id, deleted_at)',
    'excursions_deleted (deleted_at)',
  ]);
  expect(indexes.filter((index) => index.startsWith('reviews_'))).toEqual(
    ['rating', 'season'].map((name) => `reviews_by_${name} (${name}, id, deleted_at)`),
  );
});

test('changes that it cannot write are named', async () => {
  const folder = await copyMigrations();
  const { feedback: _feedback, ...fields } = review.fields;
  const changed = { ...review, fields: { ...fields, project_name: optional(text('Name')), cover: image('Cover') } };
  expect(await newMigration('changes', { declared: [contentTable(changed)], folder })).toEqual([
    expect.stringContaining('adds reviews.cover_alt.'),
    'reviews.cover is required, and existing rows have no value for it: make it optional first.',
    'reviews.project_name is not nullable, but declared as optional.',
    'reviews.feedback is no longer declared. Nothing drops it.',
  ]);
});

test('a field whose name is invalid in SQL leaves no file', async () => {
  const folder = await copyMigrations();
  const before = await readdir(folder);
  const declared = [contentTable(withFields({ select: optional(text('Select')) }))];
  await expect(newMigration('select', { declared, folder })).rejects.toThrow(
    /^Migration \d{4}-select failed: .*"select"/,
  );
  expect(await readdir(folder)).toEqual(before);
});

function withFields(fields: ContentType['fields']): ContentType {
  return { ...review, fields: { ...review.fields, ...fields } };
}

async function copyMigrations() {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  return pathToFileURL(`${folder}/`);
}

async function openMigrated() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'plinth-'));
  const postgres = process.env['TEST_DATABASE'] === 'postgres' ? await createDatabase() : undefined;
  const database = await openDatabase({ DATA_DIR, DATABASE_URL: postgres?.url, onError: console.error });
  onTestFinished(async () => {
    await database.kysely.destroy();
    await postgres?.drop();
    await rm(DATA_DIR, { recursive: true });
  });
  await migrate(database);
  return database;
}

/** Returns what is noted to be indexed, and forgets it. */
async function takeNotes({ kysely }: Database): Promise<string[]> {
  const notes = kysely.withTables<SearchTables>().deleteFrom('search_changes').returning(['place', 'thing']);
  return (await notes.execute()).map(({ place, thing }) => `${place} ${thing}`);
}

async function searchTriggersIn({ kysely, dialect }: Database): Promise<string[]> {
  const query =
    dialect.name === 'sqlite'
      ? sql<{ source: string }>`select sql as source from sqlite_schema where name like '%searched%'`
      : sql<{ source: string }>`select prosrc || pg_get_triggerdef(pg_trigger.oid) as source
          from pg_trigger join pg_proc on pg_proc.oid = tgfoid where tgname like '%searched%'`;
  const { rows } = await query.execute(kysely);
  return rows.map(({ source }) => source.replaceAll(/\s+/g, ' ').replaceAll('; ', ';')).toSorted();
}

async function dropSearchTriggers(table: string, { kysely, dialect }: Database) {
  const statements =
    dialect.name === 'sqlite'
      ? ['inserted', 'updated', 'deleted'].map((change) => `drop trigger ${table}_searched_${change}`)
      : [`drop function note_change_of_${table} cascade`];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}

type Tables = Record<'media' | 'reviews', Record<string, unknown>>;

async function addReview({ kysely }: Awaited<ReturnType<typeof openMigrated>>) {
  const now = new Date().toISOString();
  const db = kysely.withTables<Tables>();
  const picture = { area: 'reviews', file: 'a.png', width: 1, height: 1, placeholder: '', created_at: now };
  await db
    .insertInto('media')
    .values({ id: 1, ...picture })
    .execute();
  const texts = { client_name: 'Ines', project_name: 'Shop', project_summary: 'x', project_review: 'x', feedback: 'x' };
  await db
    .insertInto('reviews')
    .values({ ...texts, image: 1, status: 1, created_at: now, updated_at: now })
    .execute();
}
