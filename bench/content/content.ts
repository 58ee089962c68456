import { parseArgs } from 'node:util';
import slugify from '@sindresorhus/slugify';
import { type Insertable, sql } from 'kysely';
import sharp from 'sharp';
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
import { openServices, type Services } from '../../server/services.ts';
import { createProse } from './prose.ts';

const INACTIVE = 2;
const BATCH = 250; // rows
const HEADINGS = [1, 2, 3] as const;
const FIRST_DAY = Date.UTC(2016, 0, 1);
const INTERVAL = 5 * 60 * 60 * 1000; // ms
const AUTHORS = ['Amna Riaz', 'Bilal Hashmi', 'Carla Nunes', 'Daud Mirza', 'Elif Demir', 'Farid Noor'];
const COLORS = ['#3530c4', '#b4390b', '#1f6b4a', '#7a2e6d'];
const RARE = 4; // blogs whose titles contain "lighthouse"

/** A record without its generated id. */
type Row<Table extends keyof ContentTables> = Omit<Insertable<ContentTables[Table]>, 'id'>;

/**
 * Fills the configured database with blogs, each with three headings, and reviews; every tenth is InActive. Equal
 * numbers produce equal content.
 */
const { values } = parseArgs({
  options: { blogs: { type: 'string' }, reviews: { type: 'string' }, pictures: { type: 'string', default: '4' } },
});
const configuration = readConfiguration();
const services = await openServices(configuration, { log: createLog('warn') });
await services.accounts.createFirstAdministrator(configuration);
const kysely: ContentDatabase = services.database.kysely.withTables<ContentTables>();
const prose = createProse(7);
const pictures = await addPictures(services, Number(values.pictures));
const authors = await addPeopleAndServices(services);
await writeContent(kysely, async (transaction) => {
  await addBlogs(transaction, Number(values.blogs));
  await addReviews(transaction, Number(values.reviews));
  return { ok: true };
});
await services.media.makeVariants();
// The next start finds what the rows above use.
await sql`update content_version set uses_version = 0`.execute(kysely);
// Autovacuum would do this in time.
if (configuration.DATABASE_URL) await sql`vacuum analyze`.execute(kysely);
await services.close();

/** Adds the few pictures that all records share. */
async function addPictures({ media }: Services, count: number) {
  const paths: string[] = [];
  for (const number of numbers(0, count)) {
    const background = COLORS[number % COLORS.length] ?? '';
    const picture = sharp({ create: { width: 720, height: 480 + number, channels: 3, background } }).png();
    const kept = await media.add('blogs', await picture.toBuffer());
    if (!kept.ok) throw new Error(kept.sentence);
    paths.push(kept.value.path);
  }
  return Promise.all(paths.map(async (path) => ({ path, id: (await pictureAt(kysely, path))?.id ?? 0 })));
}

/** Adds authors and services, and returns the ids of the authors. */
async function addPeopleAndServices({ content }: Services) {
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

async function addBlogs(transaction: ContentDatabase, count: number) {
  for (let start = 0; start < count; start += BATCH) {
    const rows = numbers(start, Math.min(start + BATCH, count)).map((number) => blogRow(number, count));
    const ids = await anyContent(transaction)
      .insertInto('blogs' as 'content')
      .values(rows.map((row) => ({ ...row, published_at: row.created_at, ...searchKeys(blog, row) })))
      .returning(['id', 'slug'])
      .execute();
    const idOf = new Map(ids.map(({ id, slug }) => [slug, id]));
    const headings = rows.flatMap((row) =>
      HEADINGS.map((sequence) => headingRow(row, idOf.get(row.slug) ?? 0, sequence)),
    );
    await anyContent(transaction)
      .insertInto('headings' as 'content')
      .values(headings.map((row) => ({ ...row, ...searchKeys(heading, row) })))
      .execute();
    await logAll(
      transaction,
      'blog',
      rows.map((row) => ({ ...row, id: idOf.get(row.slug) ?? 0 })),
    );
  }
}

async function addReviews(transaction: ContentDatabase, count: number) {
  for (let start = 0; start < count; start += BATCH) {
    const rows = numbers(start, Math.min(start + BATCH, count)).map(reviewRow);
    const ids = await anyContent(transaction)
      .insertInto('reviews' as 'content')
      .values(rows.map((row) => ({ ...row, ...searchKeys(review, row) })))
      .returning('id')
      .execute();
    await logAll(
      transaction,
      'review',
      rows.map((row, index) => ({ ...row, id: ids[index]?.id ?? 0, title: row.project_name })),
    );
  }
}

function blogRow(number: number, count: number): Row<'blogs'> {
  const isRare = number % Math.ceil(count / RARE) === 0;
  const title = `${prose.title()}${isRare ? ' with a lighthouse' : ''}, part ${number + 1}`;
  return {
    slug: slugify(title),
    title,
    image: pictureFor(number).id,
    image_alt: null,
    short_description: prose.sentences(2),
    team_id: authors[number % authors.length] ?? null,
    description: safeRichText(prose.text()),
    ...bookkeeping(number),
  };
}

function headingRow({ created_at, updated_at }: Row<'blogs'>, blog_id: number, sequence: 1 | 2 | 3): Row<'headings'> {
  return {
    heading: prose.title(),
    image: pictureFor(sequence).id,
    image_alt: null,
    blog_id,
    sequence,
    linkedin: null,
    description: safeRichText(prose.shortText()),
    version: 1,
    created_at,
    updated_at,
    deleted_at: null,
  };
}

function reviewRow(number: number): Row<'reviews'> {
  return {
    client_name: `Client ${number + 1}`,
    image: pictureFor(number).id,
    image_alt: null,
    project_name: `${prose.title()}, part ${number + 1}`,
    project_summary: prose.sentences(2),
    project_review: safeRichText(prose.shortText()),
    feedback: prose.sentences(2),
    ...bookkeeping(number),
  };
}

function bookkeeping(number: number) {
  const at = new Date(FIRST_DAY + number * INTERVAL).toISOString();
  const status = number % 10 === 9 ? INACTIVE : ACTIVE;
  return { status, version: 1, created_at: at, updated_at: at, deleted_at: null } as const;
}

/** Adds an audit entry for each record, by a deleted user. */
async function logAll(
  transaction: ContentDatabase,
  subject: string,
  records: { id: number; title: string; created_at: string }[],
) {
  const lines = records.map(({ id, title, created_at }) => ({
    at: created_at,
    user_id: null,
    user_name: 'Gul Hasan',
    action: 'created' as const,
    subject,
    record_id: id,
    title,
  }));
  await transaction.insertInto('activity').values(lines).execute();
}

function pictureFor(number: number) {
  return pictures[number % pictures.length] ?? { path: '', id: 0 };
}

function numbers(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
