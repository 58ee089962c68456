import { defineConfig } from 'vitest/config';
import { ON_BOTH_DATABASES, onDatabase } from '../../vitest.config.ts';

const LONG = 'test/long/**/*.test.ts';
const testTimeout = 60 * 60_000; // ms

/**
 * Tests that take minutes, one file after another, on both databases, and on PostgreSQL those that `npm test` runs on
 * SQLite only.
 */
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: [
      { test: { ...onDatabase('sqlite'), include: [LONG], testTimeout } },
      {
        test: {
          ...onDatabase('postgres'),
          testTimeout,
          include: [LONG, 'test/api/**/*.test.ts'],
          exclude: ON_BOTH_DATABASES,
          globalSetup: 'test/servers/postgres.ts',
        },
      },
    ],
  },
});
