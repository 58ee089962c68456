import { dirname, join } from 'node:path';
import { openExistingFiles } from '../../media/storage/file-store.ts';
import { SCRATCH } from '../../platform/configuration/own-folders.ts';
import { isDamage } from '../../platform/database/damage.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { runTasks } from '../../platform/process/task-runner.ts';
import { backUp } from '../backup.ts';
import { explainDamage } from '../damage.ts';
import { type Destination, openDestination } from '../destination/destination.ts';
import type { BackupTask, BackupVariables, Written } from './backup-process.ts';
import { assertRoom, sizeOfSite } from '../destination/room.ts';
import { tryRestoring } from './trial.ts';

runTasks(async (task: BackupTask) => {
  const database = await openDatabase({ ...task.variables, mustExist: true, onError: () => {} });
  try {
    return await works[task.work](database, task);
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new Error(await explainDamage((error as Error).message, task.variables), { cause: error });
  } finally {
    await database.kysely.destroy();
  }
});

const works = {
  'back up': backUpToDestination,
  'try restoring': tryFromDestination,
  'write to scratch': writeToScratch,
};

function backUpToDestination(database: Database, { name, variables }: BackupTask) {
  return destinationOf(variables).add(name, (file) => write(database, file, variables));
}

function writeToScratch(database: Database, { name, variables }: BackupTask) {
  return write(database, join(variables.DATA_DIR, SCRATCH, name), variables);
}

async function write(database: Database, file: string, variables: BackupVariables): Promise<Written> {
  const site = await openExistingFiles(variables);
  const size = await sizeOfSite(database, site);
  await assertRoom(dirname(file), size.database + size.files);
  const { tables, files, missing } = await backUp(database, site, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { rows, files: files.length, missing: missing.length };
}

async function tryFromDestination(database: Database, { name, variables }: BackupTask): Promise<void> {
  const size = await sizeOfSite(database, await openExistingFiles(variables));
  await destinationOf(variables).read(name, (file) => tryRestoring(file, variables.DATA_DIR, size));
}

function destinationOf(variables: BackupVariables): Destination {
  const destination = openDestination(variables);
  if (!destination) throw new Error('Backups have no destination.');
  return destination;
}
