import type { Create } from '../../seed/by-name.ts';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { englishNameOf, type Language } from '../../content/languages.ts';
import { SYSTEM } from '../audit/audit-log.ts';
import type { AddedPicture, Media } from '../media/media.ts';
import type { Clock } from '../platform/clock.ts';
import type { DemonstrationName } from '../platform/configuration/configuration.ts';
import type { Database } from '../platform/database/database.ts';
import { conflicting, done } from '../platform/outcome.ts';
import { root } from '../platform/root.ts';
import { loadSlugify } from '../platform/slugify.ts';
import { writeContent } from './content-version.ts';
import { createContentStore } from './content-store.ts';
import { readLanguageIn } from './language.ts';
import { noteDemonstration } from './demonstration/filled-with.ts';
import { type ContentDatabase, type ContentTables, withDeletedRecords } from './tables.ts';
import { readBuiltIns, readDemonstrations, readRecords, readSeed } from './seed.ts';

const CONCURRENCY = 4;

/** Creates what every site has and this one lacks, as after an upgrade. */
export async function createMissingBuiltIns(database: Database, clock: Clock): Promise<void> {
  const db = database.kysely.withTables<ContentTables>();
  if ((await missingBuiltIns(db)).length === 0) return;
  await writeContent(db, async (transaction) => {
    const create = createIn(createContentStore(transaction, clock));
    for (const [type, input] of await missingBuiltIns(transaction)) await create(type, input, clock());
    return done(null);
  });
}

async function missingBuiltIns(db: ContentDatabase) {
  const { builtInsIn } = await readBuiltIns();
  const builtIns = builtInsIn(await readLanguageIn(db));
  const found = builtIns.map(async ([type, { slug }]) => {
    const records = withDeletedRecords(db, type).select('id').limit(1);
    return (await (slug ? records.where('slug', '=', slug) : records).executeTakeFirst()) !== undefined;
  });
  const isThere = await Promise.all(found);
  return builtIns.filter((_builtIn, index) => !isThere[index]);
}

/**
 * Fills an empty database with a demonstration or with bare settings, in one transaction. A database is empty as
 * long as it has no settings, which are never deleted. `progress` gets a line about it. Returns whether it was filled.
 */
export async function fillEmptyDatabase(
  { database, media, clock, progress }: { database: Database; media: Media; clock: Clock; progress: Progress },
  first: FirstContent,
): Promise<boolean> {
  const db = database.kysely.withTables<ContentTables>();
  if (await hasSettings(db)) return false;
  progress(beginning(first.content));
  const added: AddedPicture[] = [];
  let isFilled = false;
  try {
    const createAll = first.content
      ? await prepareDemonstration(first.content, media, { added, now: clock(), language: first.language, progress })
      : await prepareEmpty(first.language, clock());
    isFilled = await fillWith(createAll, { database, clock, content: first.content });
  } finally {
    if (!isFilled) await media.takeBack(added);
  }
  return isFilled;
}

type Progress = (line: string) => void;

function beginning(demonstration: DemonstrationName | null) {
  if (!demonstration) return 'Preparing the empty database...';
  return `Filling the empty database with the demonstration ${demonstration}, pictures included...`;
}

/** What an empty database is filled with. */
interface FirstContent {
  /** A demonstration, or bare settings. */
  content: DemonstrationName | null;
  language: Language;
}

/** Creates all records in one transaction, unless another process has filled the database meanwhile. */
async function fillWith(
  createAll: (create: Create) => Promise<unknown>,
  { database, clock, content }: { database: Database; clock: Clock; content: DemonstrationName | null },
) {
  const fill = async (transaction: ContentDatabase) => {
    if (await hasSettings(transaction)) return conflicting('Another process has filled it.');
    await createAll(createIn(createContentStore(transaction, clock)));
    if (content) await noteDemonstration(transaction, content, clock());
    return done(null);
  };
  const filled = await database.withoutTimeouts((kysely) => writeContent(kysely.withTables<ContentTables>(), fill));
  return filled.ok;
}

/** Imports the pictures of a demonstration, which it adds to `added`. Returns what creates its records. */
async function prepareDemonstration(
  name: DemonstrationName,
  media: Media,
  { added, now, language, progress }: { added: AddedPicture[]; now: Date; language: Language; progress: Progress },
) {
  const { loadDemonstration } = await readDemonstrations();
  const { picturesIn } = await readRecords();
  const { languagesIn, seedDemonstration } = await readSeed();
  const slugify = await loadSlugify();
  const demonstration = await loadDemonstration(name);
  if (!languagesIn(demonstration).includes(language)) progress(inEnglish(name, language));
  const folder = new URL(`seed/demonstrations/${name}/pictures/`, root);
  const picturePaths = new Map<string, string>();
  await forEach(picturesIn(demonstration), async ([name, area]) => {
    const file = fileURLToPath(new URL(`${slugify(name)}.webp`, folder));
    const picture = await media.importFrom(file, area, { name });
    added.push(picture);
    picturePaths.set(name, picture.path);
  });
  const seeding = { picturePaths, now, language, slugOf: slugify };
  return (create: Create) => seedDemonstration(demonstration, { ...seeding, create });
}

function inEnglish(name: DemonstrationName, language: Language) {
  return `The demonstration ${name} has no texts in ${englishNameOf(language)}: all but what Plinth itself says is in English.`;
}

/** Does something with some items at a time. All that has begun ends before this does, also when one fails. */
async function forEach<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>) {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  try {
    await queue.addAll([...items].map((item) => () => work(item)));
  } finally {
    queue.clear();
    await queue.onIdle();
  }
}

async function prepareEmpty(language: Language, now: Date) {
  const { seedEmpty } = await readSeed();
  return (create: Create) => seedEmpty(create, { language, now });
}

async function hasSettings(db: ContentDatabase) {
  return Boolean(await db.selectFrom('settings').select('id').executeTakeFirst());
}

function createIn(store: ReturnType<typeof createContentStore>): Create {
  return async (type, input, now, original) => {
    const outcome = await store.create(type, input, SYSTEM, { now, original });
    if (!outcome.ok) throw new Error(`The first ${type.label.one} was refused: ${JSON.stringify(outcome)}`);
    return outcome.value.id;
  };
}
