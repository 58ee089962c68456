import type { Command } from '@commander-js/extra-typings';
import { endRestored, type EndedByRestore } from '../accounts/restored-accounts.ts';
import { backUp } from '../backup/backup.ts';
import { readArchive } from '../backup/archive/read-archive.ts';
import type { DatabaseContent, Manifest } from '../backup/archive/manifest.ts';
import { move } from '../backup/move.ts';
import { restore } from '../backup/restore.ts';
import { openExistingFiles, openFileStore } from '../media/storage/file-store.ts';
import { makeDataFolder } from '../platform/configuration/data-folder.ts';
import { type Configuration, ConfigurationError, readConfiguration } from '../platform/configuration/configuration.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { systemClock } from '../platform/clock.ts';
import { printable } from '../platform/printable.ts';
import { withDatabase, Refused } from './run-command.ts';

const IN_THE_FOLDER = 'sqlite:';

/** Adds the commands that save a site, bring it back, and move it to another database. */
export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .description('Write the whole site to an archive: records, accounts, secrets and files. The server may be running.')
    .argument('<file>', 'the archive to write, such as site.plinth')
    .action((file) =>
      withDatabase(async (database, configuration) => {
        const manifest = await backUp(database, await openExistingFiles(configuration), file);
        console.log(`Wrote ${file}: ${describe(manifest)}.`);
        warnOfMissing(manifest);
      }),
    );

  program
    .command('verify')
    .description('Check that an archive is complete and unchanged.')
    .argument('<file>', 'the archive')
    .action(async (file) => {
      const manifest = await readArchive(file);
      console.log(
        `${file} is sound: ${describe(manifest)}, taken at ${manifest.taken_at} by Plinth ${manifest.version}.`,
      );
      warnOfMissing(manifest);
    });

  program
    .command('restore')
    .description('Write an archive to an empty data folder and an empty database, of either kind.')
    .argument('<file>', 'the archive')
    .action(async (file) => {
      const configuration = readConfiguration();
      const ended: { here?: EndedByRestore } = {};
      const manifest = await restore(file, {
        openFiles: () => openEmptyFiles(configuration),
        openDatabase: () => openEmpty(configuration),
        whenFilled: async (database) => {
          ended.here = await endRestored(database, systemClock());
        },
      });
      console.log(
        `Restored the site as it was at ${manifest.taken_at}: ${describe(manifest)}. Start Plinth to see it.`,
      );
      if (ended.here) sayWhatEnded(ended.here);
      warnOfMissing(manifest);
    });

  program
    .command('move')
    .description('Copy all records to an empty database of either kind, while Plinth is stopped. Files stay.')
    .requiredOption('--to <url>', 'postgres://…, or sqlite: for the database file in DATA_DIR')
    .action(({ to }) =>
      withDatabase(async (database, configuration) => {
        const target = await openTarget({ ...configuration, DATABASE_URL: targetUrl(to, configuration) });
        const content = await intoEmpty(target, () => move(database, target));
        const next =
          to === IN_THE_FOLDER ? 'Start Plinth without DATABASE_URL' : 'Set DATABASE_URL to it and start Plinth';
        console.log(`Moved ${countRows(content)} rows. ${next}.`);
      }),
    );
}

function targetUrl(to: string, { DATABASE_URL }: Configuration) {
  if (/^postgres(ql)?:\/\//.test(to)) return to;
  if (to !== IN_THE_FOLDER) throw new Refused('The option --to must be sqlite: or start with postgres://.');
  if (!DATABASE_URL) throw new Refused('The site is already in the database file in DATA_DIR.');
  return undefined;
}

async function openEmptyFiles(configuration: Configuration) {
  await makeDataFolder(configuration.DATA_DIR);
  return openFileStore(configuration);
}

async function openEmpty(configuration: Pick<Configuration, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  await makeDataFolder(configuration.DATA_DIR);
  return openDatabase({ ...configuration, onError: () => {} });
}

async function openTarget(configuration: Pick<Configuration, 'DATABASE_URL' | 'DATA_DIR'>) {
  try {
    return await openEmpty(configuration);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new Refused(error.message.replace('DATABASE_URL', '--to'));
  }
}

/** Closes a database after work that fills it. What fails leaves no file that was made for it. */
async function intoEmpty<Result>(target: Database, work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    await target.discardIfEmpty();
    throw error;
  } finally {
    await target.kysely.destroy();
  }
}

function describe(manifest: Manifest) {
  return `${countRows(manifest)} rows and ${manifest.files.length} files`;
}

function countRows({ tables }: DatabaseContent) {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

function sayWhatEnded({ sessions, recoveryCodes, people, passkeyHolders, programs }: EndedByRestore) {
  if (sessions > 0) console.log('Everybody has to sign in anew.');
  if (recoveryCodes > 0)
    console.log(
      `Recovery codes that work no longer, because those used since the backup would work again: ${recoveryCodes}, ` +
        `of ${people.map(printable).join(', ')}. New ones are made under “My account”, Security.`,
    );
  if (passkeyHolders.length > 0)
    console.log(
      'Passkeys that were removed since the backup sign in again: ' +
        `${passkeyHolders.map(printable).join(', ')} should look at theirs under “My account”, Security.`,
    );
  if (programs.length > 0)
    console.log(
      `Tokens that work again, those revoked since the backup among them: ${programs.map(printable).join(', ')}. ` +
        'Owners revoke them under “People”.',
    );
}

function warnOfMissing({ missing }: Manifest) {
  if (missing.length === 0) return;
  console.error(
    `${missing.length} files that the database refers to were already missing or damaged: ${missing.slice(0, 5).map(printable).join(', ')}.`,
  );
}
