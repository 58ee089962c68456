import type { Create } from '../../seed/seed.ts';
import { SYSTEM } from '../audit/audit-log.ts';
import type { Media } from '../media/media.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { conflicting, done } from '../platform/outcome.ts';
import { writeContent } from './content-version.ts';
import { createContentStore } from './content-store.ts';
import type { ContentDatabase, ContentTables } from './tables.ts';

/**
 * Fills an empty database, in one transaction, with the demonstration agency or with bare settings. A database counts as
 * empty until it has settings, which are never deleted. Gives whether anything was written.
 */
export async function fillEmptyDatabase(
  { database, media, clock, onStart }: { database: Database; media: Media; clock: Clock; onStart: () => void },
  what: 'demo' | 'empty',
): Promise<boolean> {
  const content = database.kysely.withTables<ContentTables>();
  if (await hasSettings(content)) return false;
  onStart();
  const { seedDemonstration, seedEmpty } = await import('../../seed/seed.ts');
  const { uploadDemonstrationPictures } = await import('../../seed/demonstration-pictures.ts');
  const pictures = what === 'demo' ? await uploadDemonstrationPictures(uploadTo(media)) : null;
  const fill = async (transaction: ContentDatabase) => {
    if (await hasSettings(transaction)) return conflicting('Another process was quicker.');
    const create = createIn(createContentStore(transaction, clock));
    await (pictures ? seedDemonstration(create, pictures, clock()) : seedEmpty(create, clock()));
    return done(null);
  };
  const filled = await database.withoutTimeouts((kysely) => writeContent(kysely.withTables<ContentTables>(), fill));
  return filled.ok;
}

async function hasSettings(content: ContentDatabase) {
  return Boolean(await content.selectFrom('settings').select('id').executeTakeFirst());
}

function createIn(store: ReturnType<typeof createContentStore>): Create {
  return async (type, input, at) => {
    const outcome = await store.create(type, input, SYSTEM, at);
    if (!outcome.ok) throw new Error(`The first ${type.label.one} was refused: ${JSON.stringify(outcome)}`);
    return outcome.value.id;
  };
}

function uploadTo(media: Media) {
  return async (area: string, bytes: Uint8Array) => {
    const added = await media.add(area, bytes);
    if (!added.ok) throw new Error(`A demonstration picture ${added.sentence}`);
    return added.value.path;
  };
}
