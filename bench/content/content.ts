import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { ContentType } from '../../content/model/content-type.ts';
import { ACTIVE } from '../../content/model/field.ts';
import { blog } from '../../content/types/blog.ts';
import { review } from '../../content/types/review.ts';
import { service } from '../../content/types/service.ts';
import { firstServiceCategories } from '../../content/service-categories.ts';
import { teamMember } from '../../content/types/team-member.ts';
import { SYSTEM } from '../../server/audit/audit-log.ts';
import { type ContentStore, createContentStore } from '../../server/content/content-store.ts';
import { writeContent } from '../../server/content/content-version.ts';
import type { ContentTables } from '../../server/content/tables.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { readConfiguration } from '../../server/platform/configuration/configuration.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { done } from '../../server/platform/outcome.ts';
import { openServices } from '../../server/services.ts';
import { addMessages } from './messages.ts';
import { createProse } from './prose.ts';
import { addVisits } from './visits.ts';

const INACTIVE = 2;
const FIRST_DAY = Date.UTC(2016, 0, 1);
const INTERVAL = 5 * 60 * 60 * 1000; // ms
const AUTHORS = ['Amna Riaz', 'Bilal Hashmi', 'Carla Nunes', 'Daud Mirza', 'Elif Demir', 'Farid Noor'];
const COLORS = ['#3530c4', '#b4390b', '#1f6b4a', '#7a2e6d'];
const RARE = 4; // blogs whose titles contain "lighthouse"

/**
 * Fills the configured database with blogs, each with three headings, and reviews; every tenth is InActive. Messages of visitors and
 * days of visits are added too, and what was added is indexed if told to. Equal numbers produce equal content.
 */
const { values } = parseArgs({
  options: {
    blogs: { type: 'string', default: '0' },
    reviews: { type: 'string', default: '0' },
    pictures: { type: 'string', default: '4' },
    messages: { type: 'string', default: '0' },
    visits: { type: 'string', default: '0' },
    indexed: { type: 'boolean', default: false },
  },
});
const { blogs, reviews, pictures: drawn, messages, visits } = values;
const count = { blogs: Number(blogs), reviews: Number(reviews), pictures: Number(drawn) };
const configuration = readConfiguration();
const { accounts, figures, media, database, search, close } = await openServices(configuration, {
  log: createLog('warn'),
});
await accounts.createFirstAdministrator(configuration);
const prose = createProse(7);
const pictures: string[] = [];
for (let number = 0; number < count.pictures; number += 1) pictures.push(await addPicture(number));
await database.withoutTimeouts((kysely) =>
  writeContent(kysely.withTables<ContentTables>(), async (transaction) => {
    await addAll(createContentStore(transaction, systemClock));
    return done(null);
  }),
);
await addMessages(database, prose, Number(messages));
await addVisits(database, Number(visits));
await figures.tidy();
await media.makeVariants();
if (values.indexed) {
  const began = performance.now();
  const found = await search.rebuild();
  console.log(`${found} things were indexed in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
}
// Autovacuum would do this in time.
if (configuration.DATABASE_URL) await database.withoutTimeouts((kysely) => sql`vacuum analyze`.execute(kysely));
await close();

/** Adds one of the few pictures that all records share, and returns its path. */
async function addPicture(number: number) {
  const background = COLORS[number % COLORS.length] ?? '';
  const picture = sharp({ create: { width: 720, height: 480 + number, channels: 3, background } }).png();
  const upload = await media.add('blogs', await picture.toBuffer());
  if (!upload.ok) throw new Error(upload.sentence);
  return upload.value.path;
}

async function addAll(store: ContentStore) {
  const authors: number[] = [];
  for (const [number, name] of AUTHORS.entries())
    authors.push(await add(store, teamMember, number, { name, job_title: 'Writer' }));
  for (const [number, { key: category }] of [...firstServiceCategories, ...firstServiceCategories].entries()) {
    const title = prose.title();
    const text = { short_description: prose.sentences(1), detail_page_description: prose.text() };
    const detail_page_image = pictureFor(number);
    await add(store, service, number, { title, category, detail_page_heading: title, detail_page_image, ...text });
  }
  for (let number = 0; number < count.blogs; number += 1)
    await add(store, blog, number, { ...blogFields(number), team_id: authors[number % authors.length] });
  for (let number = 0; number < count.reviews; number += 1) await add(store, review, number, reviewFields(number));
}

/** Adds a record with a picture, dated by its number, and returns its id. */
async function add(store: ContentStore, type: ContentType, number: number, fields: object) {
  const status = number % 10 === 9 ? INACTIVE : ACTIVE;
  const date = new Date(FIRST_DAY + number * INTERVAL);
  const created = await store.create(type, { image: pictureFor(number), status, ...fields }, SYSTEM, { now: date });
  if (!created.ok) throw new Error(JSON.stringify(created));
  return created.value.id;
}

function blogFields(number: number) {
  const isRare = number % Math.ceil(count.blogs / RARE) === 0;
  const headings = [1, 2, 3].map((sequence) => ({
    heading: prose.title(),
    image: pictureFor(sequence),
    description: prose.shortText(),
  }));
  return {
    title: `${prose.title()}${isRare ? ' with a lighthouse' : ''}, part ${number + 1}`,
    short_description: prose.sentences(2),
    description: prose.text(),
    headings,
  };
}

function reviewFields(number: number) {
  return {
    client_name: `Client ${number + 1}`,
    project_name: `${prose.title()}, part ${number + 1}`,
    project_summary: prose.sentences(2),
    project_review: prose.shortText(),
    feedback: prose.sentences(2),
  };
}

function pictureFor(number: number) {
  return pictures[number % pictures.length] ?? '';
}
