import { defineConfig } from 'vitest/config';

/** Tests of what programs and pages answer run on both databases; those beside their file need none. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,server,seed}/**/*.test.ts', 'test/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { ...onDatabase('sqlite') } },
      { test: { ...onDatabase('postgres'), globalSetup: 'test/postgres.ts' } },
    ],
  },
});

function onDatabase(name: 'sqlite' | 'postgres') {
  return {
    name,
    include: ['test/api/**/*.test.ts'],
    env: { TEST_DATABASE: name },
    // Each file opens a product of its own; loading the modules once for all of them saves half of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  };
}
