import type { Command } from '@commander-js/extra-typings';
import { joinSite, isJoined, readSiteIds } from '../data-folder/site-id.ts';
import { examine, mend } from '../doctor/doctor.ts';
import type { Site } from '../doctor/check.ts';
import { openFileStore } from '../media/storage/file-store.ts';
import { openForInspection } from '../open-database.ts';
import { systemClock } from '../platform/clock.ts';
import { withDatabase } from './run-command.ts';

/** Adds the command that says what is wrong with a site. It exits with 1 if anything is. */
export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('Say what is wrong with the site: files, references, emails, clocks, disk, schema, backups.')
    .option('--fix', 'mend first what can be mended without a risk')
    .option('--adopt', 'make the data folder belong to this database, where it belonged to another or a lost one')
    .action(({ fix, adopt }) =>
      withDatabase(
        async (database, configuration) => {
          const site = { database, configuration, files: await openFileStore(configuration), clock: systemClock };
          if (adopt) await adoptFiles(site);
          if (fix) for (const done of await mend(site)) console.log(done);
          const findings = await examine(site);
          for (const { problem } of findings) console.log(problem);
          if (findings.length === 0) console.log('Nothing is wrong.');
          else process.exitCode = 1;
        },
        { open: openForInspection },
      ),
    );
}

async function adoptFiles({ database, files }: Site) {
  if (!isJoined(await readSiteIds(database, files))) await joinSite(database, files);
}
