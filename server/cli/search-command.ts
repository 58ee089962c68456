import type { Command } from '@commander-js/extra-typings';
import { createSearch } from '../search/search.ts';
import { withDatabase } from './run-command.ts';

/** Adds the command that makes the search index anew. */
export function addSearchCommand(program: Command): void {
  program
    .command('search:rebuild')
    .description('Make the search index anew. Meanwhile, what is in it is found.')
    .action(() =>
      withDatabase(async (database, _configuration, log) => {
        const found = await createSearch(database, log).rebuild();
        console.log(`${found} records, files, items and people can be found, each translation counted.`);
      }),
    );
}
