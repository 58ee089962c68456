import type { Command } from '@commander-js/extra-typings';
import { joinSite, isJoined, readSiteIds } from '../data-folder/site-id.ts';
import { examine, mend } from '../doctor/doctor.ts';
import type { Site } from '../doctor/check.ts';
import { openExistingFiles } from '../media/storage/file-store.ts';
import { openForInspection } from '../open-database.ts';
import { systemClock } from '../platform/clock.ts';
import { withDatabase } from './run-command.ts';

/** Adds the command that says what is wrong with a site. It exits with 1 if anything is. */
export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('Report what is wrong with the site: files, references, emails, clocks, disk, schema, backups.')
    .option('--fix', 'first fix what can be fixed safely')
    .option('--adopt', 'link the data folder to this database, even if it belonged to another one')
    .action(({ fix, adopt }) =>
      withDatabase(
        async (database, configuration) => {
          const site = { database, configuration, files: await openExistingFiles(configuration), clock: systemClock };
          if (adopt) await adoptFiles(site);
          if (fix) for (const done of await mend(site)) console.log(done);
          const findings = await examine(site);
          for (const { problem } of findings) console.log(problem);
          if (findings.length === 0) console.log('No problems found.');
          else process.exitCode = 1;
        },
        { open: openForInspection },
      ),
    );
}

async function adoptFiles({ database, files }: Site) {
  if (!isJoined(await readSiteIds(database, files))) await joinSite(database, files);
}
