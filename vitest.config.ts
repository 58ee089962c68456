import { defineConfig } from 'vitest/config';

/**
 * What these ask is settled before the database is asked, or is the same whatever it answers: paths, headers, bytes, the
 * recognition of pictures, the making of texts safe, what makes spam, what pages show of what was read. On PostgreSQL they run in `npm run test:long`.
 */
export const ON_ANY_DATABASE = [
  'account',
  'addresses',
  'built-files',
  'connections',
  'demonstration',
  'disguised-paths',
  'error-answers',
  'every-page',
  'host-spoofing',
  'hostile-content',
  'input',
  'links',
  'mail-faults',
  'malformed-requests',
  'media-files',
  'media-incoming',
  'media-refusals',
  'media-sweep',
  'media-uploads',
  'media-variants',
  'method-override',
  'og-images',
  'openapi',
  'page-pictures',
  'password-reset',
  'permissions',
  'post-page',
  'privacy-notice',
  'request-ids',
  'rich-text-limits',
  'secrets',
  'self-test',
  'spam',
  'spam-mails',
  'spelling-and-methods',
  'statuses',
  'uploads',
  'uploads-aborted',
  'uploads-by-http',
  'uploads-refused',
].map((name) => `test/api/${name}.test.ts`);

/** Tests of what programs and pages answer run on both databases; those beside their file need none. */
export default defineConfig({
  test: {
    maxWorkers: 3,
    // Of the tests of a file that wait for processes; more of them would wait for one another.
    maxConcurrency: 2,
    // Thousands of requests leave much behind that is needed no more: it is swept less often.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,server,seed}/**/*.test.ts', 'test/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { ...onDatabase('sqlite') } },
      { test: { ...onDatabase('postgres'), exclude: ON_ANY_DATABASE, globalSetup: 'test/postgres.ts' } },
    ],
  },
});

function onDatabase(name: 'sqlite' | 'postgres') {
  return {
    name,
    include: ['test/api/**/*.test.ts'],
    // React and its router as visitors get them, which are quicker as well.
    env: { TEST_DATABASE: name, NODE_ENV: 'production' },
    // Each file opens a product of its own; loading the modules once for all of them saves half of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  };
}
