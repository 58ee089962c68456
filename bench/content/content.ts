import { parseArgs } from 'node:util';
import slugify from '@sindresorhus/slugify';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { ContentType } from '../../content/model/content-type.ts';
import { ACTIVE } from '../../content/model/field.ts';
import { blog } from '../../content/types/blog.ts';
import { heading } from '../../content/types/heading.ts';
import { review } from '../../content/types/review.ts';
import { service } from '../../content/types/service.ts';
import { serviceCategories } from '../../content/service-categories.ts';
import { teamMember } from '../../content/types/team-member.ts';
import { writeContent } from '../../server/content/content-version.ts';
import { searchKeys } from '../../server/content/records/search-keys.ts';
import { safeRichText } from '../../server/content/rich-text/rich-text.ts';
import { anyContent, type ContentDatabase, type ContentTables } from '../../server/content/tables.ts';
import { pictureAt } from '../../server/media/pictures.ts';
import { readConfiguration } from '../../server/platform/configuration/configuration.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { openServices } from '../../server/services.ts';
import { createProse } from './prose.ts';

const INACTIVE = 2;
const BATCH = 250; // rows
const HEADINGS = [1, 2, 3];
const FIRST_DAY = Date.UTC(2016, 0, 1);
const INTERVAL = 5 * 60 * 60 * 1000; // ms
const AUTHORS = ['Amna Riaz', 'Bilal Hashmi', 'Carla Nunes', 'Daud Mirza', 'Elif Demir', 'Farid Noor'];
const COLORS = ['#3530c4', '#b4390b', '#1f6b4a', '#7a2e6d'];
const RARE = 4; // blogs whose titles contain "lighthouse"

/**
 * Fills the configured database with blogs, each with three headings, and reviews; every tenth is InActive. Equal
 * numbers produce equal content.
 */
const { values } = parseArgs({
  options: { blogs: { type: 'string' }, reviews: { type: 'string' }, pictures: { type: 'string', default: '4' } },
});
const count = { blogs: Number(values.blogs), reviews: Number(values.reviews), pictures: Number(values.pictures) };
const configuration = readConfiguration();
const { accounts, content, media, database, close } = await openServices(configuration, { log: createLog('warn') });
await accounts.createFirstAdministrator(configuration);
const kysely: ContentDatabase = database.kysely.withTables<ContentTables>();
const prose = createProse(7);
const pictures = await addPictures();
const authors = await addPeopleAndServices();
await writeContent(kysely, async (transaction) => {
  await inBatches(count.blogs, (numbers) => addBlogs(transaction, numbers));
  await inBatches(count.reviews, (numbers) => addRecords(transaction, review, numbers.map(reviewRow), 'project_name'));
  return { ok: true };
});
await media.makeVariants();
// The next start finds what the rows above use.
await sql`update content_version set uses_version = 0`.execute(kysely);
// Autovacuum would do this in time.
if (configuration.DATABASE_URL) await sql`vacuum analyze`.execute(kysely);
await close();

/** Adds the few pictures that all records share. */
async function addPictures() {
  const added: { path: string; id: number }[] = [];
  for (let number = 0; number < count.pictures; number += 1) {
    const background = COLORS[number % COLORS.length] ?? '';
    const picture = sharp({ create: { width: 720, height: 480 + number, channels: 3, background } }).png();
    const upload = await media.add('blogs', await picture.toBuffer());
    if (!upload.ok) throw new Error(upload.sentence);
    const { path } = upload.value;
    added.push({ path, id: (await pictureAt(kysely, path))?.id ?? 0 });
  }
  return added;
}

/** Adds authors and services, and returns the ids of the authors. */
async function addPeopleAndServices() {
  const ids: number[] = [];
  for (const [index, name] of AUTHORS.entries()) {
    const member = { name, job_title: 'Writer', image: pictureFor(index).path, status: ACTIVE };
    const created = await content.create(teamMember, member);
    if (!created.ok) throw new Error(JSON.stringify(created));
    ids.push(created.value.id);
  }
  for (const [index, { value: category }] of [...serviceCategories, ...serviceCategories].entries()) {
    const text = { short_description: prose.sentences(1), detail_page_description: prose.text() };
    const looks = { image: pictureFor(index).path, detail_page_image: pictureFor(index).path, status: ACTIVE };
    const title = prose.title();
    await content.create(service, { title, category, detail_page_heading: title, ...text, ...looks });
  }
  return ids;
}

async function inBatches(total: number, add: (numbers: number[]) => Promise<unknown>) {
  for (let start = 0; start < total; start += BATCH)
    await add(Array.from({ length: Math.min(BATCH, total - start) }, (_, index) => start + index));
}

async function addBlogs(transaction: ContentDatabase, numbers: number[]) {
  const ids = await addRecords(transaction, blog, numbers.map(blogRow), 'title');
  const headings = ids.flatMap((id, index) =>
    HEADINGS.map((sequence) => headingRow(id, numbers[index] ?? 0, sequence)),
  );
  await addRecords(transaction, heading, headings);
}

type Row = Record<string, string | number | null> & { created_at: string; updated_at: string };

/** Adds rows, and an entry of a deleted user in the activity for each if their titles are in a field; returns their ids in order. */
async function addRecords(transaction: ContentDatabase, type: ContentType, rows: Row[], titled?: string) {
  const inserted = await anyContent(transaction)
    .insertInto(type.table as 'content')
    .values(rows.map((row) => ({ ...row, ...searchKeys(type, row) })))
    .returning('id')
    .execute();
  const ids = inserted.map(({ id }) => id).toSorted((a, b) => a - b);
  const entries = rows.map((row, index) => ({
    at: row.created_at,
    user_id: null,
    user_name: 'Gul Hasan',
    action: 'created' as const,
    subject: type.name,
    record_id: ids[index] ?? 0,
    title: String(row[titled ?? '']),
  }));
  if (titled) await transaction.insertInto('activity').values(entries).execute();
  return ids;
}

function blogRow(number: number): Row {
  const isRare = number % Math.ceil(count.blogs / RARE) === 0;
  const title = `${prose.title()}${isRare ? ' with a lighthouse' : ''}, part ${number + 1}`;
  const bookkeeping = bookkeepingOf(number);
  return {
    slug: slugify(title),
    title,
    image: pictureFor(number).id,
    image_alt: null,
    short_description: prose.sentences(2),
    team_id: authors[number % authors.length] ?? null,
    description: safeRichText(prose.text()),
    published_at: bookkeeping.created_at,
    ...bookkeeping,
  };
}

function headingRow(blog_id: number, number: number, sequence: number): Row {
  const { status: _none, ...bookkeeping } = bookkeepingOf(number);
  return {
    heading: prose.title(),
    image: pictureFor(sequence).id,
    image_alt: null,
    blog_id,
    sequence,
    linkedin: null,
    description: safeRichText(prose.shortText()),
    ...bookkeeping,
  };
}

function reviewRow(number: number): Row {
  return {
    client_name: `Client ${number + 1}`,
    image: pictureFor(number).id,
    image_alt: null,
    project_name: `${prose.title()}, part ${number + 1}`,
    project_summary: prose.sentences(2),
    project_review: safeRichText(prose.shortText()),
    feedback: prose.sentences(2),
    ...bookkeepingOf(number),
  };
}

function bookkeepingOf(number: number) {
  const createdAt = new Date(FIRST_DAY + number * INTERVAL).toISOString();
  const status = number % 10 === 9 ? INACTIVE : ACTIVE;
  return { status, version: 1, created_at: createdAt, updated_at: createdAt, deleted_at: null };
}

function pictureFor(number: number) {
  return pictures[number % pictures.length] ?? { path: '', id: 0 };
}
