import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ON_BOTH_DATABASES, ON_POSTGRES_FIRST, onDatabase, unit } from '../../vitest.config.ts';

/** The tests of this folder take minutes, one file after another on each database. */
const long = { include: ['test/long/**/*.test.ts'], testTimeout: 60 * 60_000, maxWorkers: 1 };
/** They try more than in `npm test`. */
const THOROUGH = [
  'content/brand/palette.test.ts',
  'test/form/{walk,two-people}.test.ts',
  'test/processes/signals.test.ts',
];
const THOROUGH_ON_BOTH = ['test/api/search/index-made-anew.test.ts'];
const postgresServer = 'test/servers/postgres.ts';

/** Runs them on both databases, after the tests that `npm test` runs on SQLite only, which run on PostgreSQL here, and those
 * that try more here. */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...onDatabase('postgres'),
          include: ['test/api/**/*.test.ts'],
          exclude: ON_BOTH_DATABASES,
          globalSetup: postgresServer,
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...unit, include: THOROUGH, sequence: { groupOrder: 0 } } },
      {
        test: {
          ...onDatabase('sqlite'),
          ...long,
          include: [...long.include, ...THOROUGH_ON_BOTH, ...ON_POSTGRES_FIRST],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...onDatabase('postgres'),
          ...long,
          include: [...long.include, ...THOROUGH_ON_BOTH],
          name: 'long on postgres',
          globalSetup: postgresServer,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
