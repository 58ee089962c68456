import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';

/** Adds the command that writes migrations, for developers. */
export function addMigrationCommand(program: Command): void {
  program
    .command('migration:new')
    .description('Write the next migration: tables and columns that are declared, but that no migration creates yet.')
    .argument('<name>', 'what it adds, such as event-dates', migrationName)
    .action(async (name) => {
      // The other commands start faster without it.
      const { newMigration } = await import('./new-migration/new-migration.ts');
      console.log((await newMigration(name)).join('\n'));
    });
}

function migrationName(name: string) {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 50) return name;
  throw new InvalidArgumentError('Use up to 50 lower-case letters, digits and hyphens, such as event-dates.');
}
