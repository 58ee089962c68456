import { defineConfig } from 'vitest/config';
import { ON_BOTH_DATABASES } from '../../vitest.config.ts';

const LONG = 'test/long/**/*.test.ts';

/**
 * Tests that take minutes, one file after another, on both databases, and on PostgreSQL those that `npm test` runs on
 * SQLite only.
 */
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: [
      { test: { ...onDatabase('sqlite'), include: [LONG] } },
      {
        test: {
          ...onDatabase('postgres'),
          include: [LONG, 'test/api/**/*.test.ts'],
          exclude: ON_BOTH_DATABASES,
          globalSetup: 'test/servers/postgres.ts',
        },
      },
    ],
  },
});

function onDatabase(name: 'sqlite' | 'postgres') {
  return {
    name,
    env: { TEST_DATABASE: name, NODE_ENV: 'production' },
    testTimeout: 60 * 60_000,
    hookTimeout: 60_000,
  };
}
