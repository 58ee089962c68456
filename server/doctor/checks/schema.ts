import { ConfigurationError } from '../../platform/configuration/configuration.ts';
import { pendingMigrations } from '../../platform/database/migrate.ts';
import { type Check, found } from '../check.ts';

export const schema: Check = {
  what: 'The schema of the database',
  find: async ({ database }) => {
    try {
      return found('Migrations that have not run yet', await pendingMigrations(database), 'Start Plinth to run them.');
    } catch (error) {
      if (error instanceof ConfigurationError) return [{ problem: error.message }];
      throw error;
    }
  },
};
