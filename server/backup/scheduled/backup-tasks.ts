import { openExistingFiles } from '../../media/storage/file-store.ts';
import { isDamage } from '../../platform/database/damage.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { runTasks } from '../../platform/process/task-runner.ts';
import { backUp } from '../backup.ts';
import { explainDamage } from '../damage.ts';
import { type Destination, openDestination } from '../destination/destination.ts';
import type { BackupTask, Written } from './backup-process.ts';
import { assertRoom, sizeOfSite } from '../destination/room.ts';
import { tryRestoring } from './trial.ts';

runTasks(async (task: BackupTask) => {
  const destination = openDestination(task.variables);
  if (!destination) throw new Error('Backups have no destination.');
  const database = await openDatabase({ ...task.variables, mustExist: true, onError: () => {} });
  try {
    return await works[task.work](database, destination, task);
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new Error(await explainDamage((error as Error).message, task.variables), { cause: error });
  } finally {
    await database.kysely.destroy();
  }
});

const works = { 'back up': backUpTo, 'try restoring': tryFrom };

async function backUpTo(database: Database, destination: Destination, { name, variables }: BackupTask) {
  const site = await openExistingFiles(variables);
  return destination.add(name, async (file): Promise<Written> => {
    const size = await sizeOfSite(database, site);
    await assertRoom(destination.folder, size.database + size.pictures);
    const { tables, files, missing } = await backUp(database, site, file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, files: files.length, missing: missing.length };
  });
}

async function tryFrom(database: Database, destination: Destination, { name, variables }: BackupTask): Promise<void> {
  const size = await sizeOfSite(database, await openExistingFiles(variables));
  await destination.read(name, (file) => tryRestoring(file, variables.DATA_DIR, size));
}
