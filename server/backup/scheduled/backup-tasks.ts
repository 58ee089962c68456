import { openDatabase, type Database } from '../../platform/database/database.ts';
import { runTasks } from '../../platform/process/task-runner.ts';
import { backUp } from '../backup.ts';
import { type Destination, openDestination } from '../destination/destination.ts';
import type { BackupTask, Written } from './backup-process.ts';
import { assertRoom, sizeOfSite } from './room.ts';
import { tryRestoring } from './trial.ts';

runTasks(async ({ work, name, variables }: BackupTask) => {
  const destination = openDestination(variables);
  if (!destination) throw new Error('Backups have no destination.');
  const database = await openDatabase({ ...variables, mustExist: true, onError: () => {} });
  try {
    return await works[work](database, destination, { name, dataFolder: variables.DATA_DIR });
  } finally {
    await database.kysely.destroy();
  }
});

const works = { 'back up': backUpTo, 'try restoring': tryFrom };

interface Job {
  name: string;
  dataFolder: string;
}

function backUpTo(database: Database, destination: Destination, { name, dataFolder }: Job): Promise<Written> {
  return destination.add(name, async (file) => {
    const size = await sizeOfSite(database, dataFolder);
    await assertRoom(destination.folder, size.database + size.pictures);
    const { tables, files, missing } = await backUp(database, dataFolder, file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, files: files.length, missing: missing.length };
  });
}

async function tryFrom(database: Database, destination: Destination, { name, dataFolder }: Job): Promise<void> {
  const size = await sizeOfSite(database, dataFolder);
  await destination.read(name, (file) => tryRestoring(file, dataFolder, size));
}
