import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests whose outcome may depend on the kind of database: schema, transactions, order, searches, counts, concurrency. The others
 * run on PostgreSQL in `npm run test:long` only.
 */
export const ON_BOTH_DATABASES = [
  'accounts/invitations',
  'accounts/sign-in',
  'backup/backup',
  'backup/expected-site',
  'content/columns',
  'content/content',
  'content/heading-sequence',
  'content/history',
  'content/order',
  'content/publication-dates',
  'content/queries',
  'content/slugs',
  'content/title-search',
  'content/undo',
  'drafts/drafts',
  'drafts/schedules',
  'http/health',
  'http/paging',
  'leads/every-table',
  'leads/export',
  'leads/inbox',
  'leads/intake',
  'leads/item-columns',
  'leads/purge',
  'leads/set-aside',
  'leads/triage',
  'library/library',
  'library/uses',
  'links/dead-links',
  'monitoring/monitoring-files',
  'operations/activity',
  'operations/alarms',
  'operations/data-folder-gone',
  'operations/clock',
  'operations/database-away',
  'operations/instances',
  'operations/jobs',
  'operations/migrations',
  'operations/new-migration',
  'operations/received',
  'operations/starting-at-once',
  'operations/two-instances',
  'operations/upgrade',
  'pages/pages',
  'pages/response-cache',
  'parts/post-with-headings',
  'previews/purge',
  'previews/received-answers',
  'publishing/undo',
  'sections/chosen-records',
  'sections/sections',
  'specification/specification',
].map((name) => `test/api/${name}.test.ts`);

/** Tests of processes, and of mail servers and stores that fall silent, which mostly wait. */
const WAITING = /\/test\/(processes\/.+|mail|s3)\.test\.ts$/;

/** Begins with the tests that wait, so that none is left alone at the end. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(WAITING.test(b.moduleId)) - Number(WAITING.test(a.moduleId)));
  }
}

/** In ms. They end what hangs; a busy machine may take ten times as long as a quiet one. */
const timeouts = { testTimeout: 120_000, hookTimeout: 600_000, expect: { poll: { timeout: 100_000 } } };

/** Tests in `test/api` run on SQLite, some on PostgreSQL too; unit tests need no database. */
export default defineConfig({
  test: {
    // More than most machines have cores, because a worker often waits: for a database, a mail server, a process.
    maxWorkers: 3,
    // For tests that wait for processes.
    maxConcurrency: 2,
    sequence: { sequencer: WaitingFirst },
    // A larger semi-space means less garbage collection during thousands of requests.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,server,seed}/**/*.test.ts', 'test/*.test.ts', 'test/{processes,repository}/*.test.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          ...onDatabase('sqlite'),
          include: ['test/api/**/*.test.ts'],
          globalSetup: 'test/servers/stale-build.ts',
        },
      },
      {
        test: {
          ...onDatabase('postgres'),
          include: ON_BOTH_DATABASES,
          globalSetup: ['test/servers/stale-build.ts', 'test/servers/postgres.ts'],
        },
      },
    ],
  },
});

function onDatabase(name: 'sqlite' | 'postgres') {
  return {
    name,
    // The production builds of React and its router, which are faster too.
    env: { TEST_DATABASE: name, NODE_ENV: 'production' },
    // Every file opens its own app; sharing the loaded modules halves the time.
    isolate: false,
    ...timeouts,
  };
}
