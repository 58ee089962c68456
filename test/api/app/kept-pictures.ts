import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { MediaTables } from '../../../server/media/tables.ts';
import type { TestApp } from './app.ts';

/** Gives what there is of pictures: rows, files, and uploads under way. */
export async function keptPictures({ services, folder }: TestApp) {
  const media = services.database.kysely.withTables<MediaTables>();
  const rows = (await media.selectFrom('media').select('file').execute()).map(({ file }) => file);
  const names = await readdir(join(folder, 'uploads'), { recursive: true });
  // Smaller sizes are made in their own time.
  const files = names.filter((name) => /\/\w+\.webp$/.test(name));
  return { rows: rows.sort(), files: files.sort(), incoming: await readdir(join(folder, 'incoming')) };
}

/** Does some work and says whether it leaves the pictures as they were. */
export async function leavesPicturesAlone(app: TestApp, work: () => Promise<unknown>) {
  const before = await keptPictures(app);
  await work();
  return isDeepStrictEqual(before, await keptPictures(app));
}
