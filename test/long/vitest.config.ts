import { defineConfig } from 'vitest/config';

/** What takes minutes rather than seconds, one file after another, on both databases. */
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: [
      { test: { ...onDatabase('sqlite') } },
      { test: { ...onDatabase('postgres'), globalSetup: 'test/postgres.ts' } },
    ],
  },
});

function onDatabase(name: 'sqlite' | 'postgres') {
  return {
    name,
    include: ['test/long/**/*.test.ts'],
    env: { TEST_DATABASE: name },
    testTimeout: 60 * 60_000,
    hookTimeout: 60_000,
  };
}
