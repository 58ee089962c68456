import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { MediaTables } from '../../../server/media/tables.ts';
import type { TestApp } from './app.ts';

/** Returns the rows, files and incoming uploads of pictures. */
export async function storedPictures({ services, folder }: TestApp) {
  const media = services.database.kysely.withTables<MediaTables>();
  const rows = (await media.selectFrom('media').select('file').execute()).map(({ file }) => file);
  const names = await readdir(join(folder, 'uploads'), { recursive: true });
  // Without variants, which are created in the background.
  const files = names.filter((name) => /\/\w+\.webp$/.test(name));
  return { rows: rows.sort(), files: files.sort(), incoming: await readdir(join(folder, 'incoming')) };
}

/** Returns whether `work` leaves the stored pictures unchanged. */
export async function keepsPictures(app: TestApp, work: () => Promise<unknown>) {
  const before = await storedPictures(app);
  await work();
  return isDeepStrictEqual(before, await storedPictures(app));
}
