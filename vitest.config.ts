import { defineConfig } from 'vitest/config';

/**
 * What these ask is settled before the database is asked, or is the same whatever it answers: paths, headers, bytes, the
 * recognition of pictures, the making of texts safe, what makes spam, what pages show of what was read. On PostgreSQL they run in `npm run test:long`.
 */
export const ON_ANY_DATABASE = [
  'accounts/account',
  'accounts/password-reset',
  'accounts/permissions',
  'accounts/secrets',
  'content/demonstration',
  'content/input',
  'content/links',
  'content/rich-text-limits',
  'content/statuses',
  'http/built-files',
  'http/connections',
  'http/disguised-paths',
  'http/error-responses',
  'http/host-spoofing',
  'http/hostile-content',
  'http/malformed-requests',
  'http/method-override',
  'http/request-ids',
  'http/spelling-and-methods',
  'leads/mail-faults',
  'leads/self-test',
  'leads/spam',
  'leads/spam-mails',
  'media/media-files',
  'media/media-incoming',
  'media/media-refusals',
  'media/media-sweep',
  'media/media-uploads',
  'media/media-variants',
  'media/og-images',
  'media/page-pictures',
  'media/uploads',
  'media/uploads-aborted',
  'media/uploads-by-http',
  'media/uploads-refused',
  'operations/openapi',
  'pages/addresses',
  'pages/every-page',
  'pages/post-page',
  'pages/privacy-notice',
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
      { test: { ...onDatabase('sqlite'), globalSetup: 'test/stale-build.ts' } },
      {
        test: {
          ...onDatabase('postgres'),
          exclude: ON_ANY_DATABASE,
          globalSetup: ['test/stale-build.ts', 'test/postgres.ts'],
        },
      },
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
