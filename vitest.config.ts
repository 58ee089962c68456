import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLongRun } from './test/long-run.ts';

/**
 * Tests whose outcome depends on the kind of database: what happens at once, searches and their order, values that only one
 * of the two refuses, time, migrations, backups, outages, connections; and every call and page once. The others run on
 * PostgreSQL in `npm run test:long` only.
 */
export const ON_BOTH_DATABASES = [
  'accounts/passkeys/second-step',
  'accounts/passkeys/sign-in',
  'accounts/tokens',
  'backup/backup',
  'backup/downloads',
  'backup/expected-site',
  'backup/restored-accounts',
  'backup/translations',
  'content/at-once',
  'content/columns',
  'content/heading-sequence',
  'content/publication-dates',
  'content/title-search',
  'content/versions',
  'drafts/presence',
  'drafts/proposed-drafts',
  'drafts/schedules',
  'figures/attention',
  'figures/attribution',
  'figures/figures',
  'figures/stored-visits',
  'figures/visits',
  'http/health',
  'http/sql-injection',
  'languages/pages',
  'languages/people',
  'languages/progress',
  'languages/source-changes',
  'languages/translations',
  'leads/digests',
  'leads/every-table',
  'leads/inbox',
  'leads/item-columns',
  'leads/item-presence',
  'leads/on-behalf',
  'leads/outside-calendars',
  'leads/purge',
  'leads/week',
  'leads/whoever-is-free',
  'mcp/mcp',
  'monitoring/monitoring-files',
  'operations/alarms',
  'operations/clock',
  'operations/database-away',
  'operations/instances',
  'operations/jobs',
  'operations/migrations',
  'operations/new-migration',
  'operations/openapi-walk',
  'operations/starting-at-once',
  'operations/two-instances',
  'operations/upgrade',
  'pages/pages',
  'parts/drafts-before-lists',
  'review/comments',
  'review/hand-over',
  'search/every-change',
  'search/index-is-used',
  'search/index-made-anew',
  'search/link-targets',
  'search/not-found',
  'search/roles',
  'search/search',
  'search/site-search',
  'search/unusual-things',
  'specification/specification',
  'webhooks/content-events',
  'webhooks/deliveries',
  'webhooks/events',
].map((name) => `test/api/${name}.test.ts`);

/** Walks through all calls, which the tests of each call make on SQLite anyway: there in the long run only. */
export const ON_POSTGRES_FIRST = ['http/sql-injection', 'operations/openapi-walk'].map(
  (name) => `test/api/${name}.test.ts`,
);

/** The longest tests of each project, the longest first, so that none of them is left alone at the end. */
const LONGEST = [
  'processes/hand-over',
  'processes/signals',
  'processes/start',
  'operations/openapi-walk',
  'leads/every-table',
  'http/sql-injection',
  'operations/jobs',
  'backup/backup',
  'operations/starting-at-once',
  'content/demonstration',
  'content/largest-records',
  'media/hostile-files',
  'media/page-pictures',
  'backup/scheduled-backups',
  'leads/meetings',
  'media/media-sweep',
  'http/long-requests',
  'media/s3-storage',
  'leads/outbox',
  'content/every-call',
  'http/hostile-content',
  'http/disguised-paths',
];

const PROJECTS = ['unit', 'postgres', 'sqlite'];

/** Begins each project with its longest tests, and with the project whose tests wait for processes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => projectOf(a) - projectOf(b) || placeOf(a) - placeOf(b));
  }
}

function projectOf({ project }: TestSpecification) {
  return PROJECTS.indexOf(project.name);
}

function placeOf({ moduleId }: TestSpecification) {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place === -1 ? LONGEST.length : place;
}

const ofEach = {
  // In ms. They end what hangs; a busy machine may take ten times as long as a quiet one.
  testTimeout: 120_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 100_000 } },
  // Node runs the code as it is, which is how `npm run dev` does, and faster. Modules cannot be mocked then.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Every file opens its own app; sharing the loaded modules halves the time.
  isolate: false,
  // Other workers have the other cores.
  execArgv: ['--single-threaded-gc'],
};

/** The settings of tests that need no database. */
export const unit = { name: 'unit', env: { NODE_ENV: 'production' }, ...ofEach };

/** Tests in `test/api` run on SQLite, some on PostgreSQL too; unit tests need no database. */
export default defineConfig({
  test: {
    // More than there are cores, because a worker often waits: for a database, a mail server, a process.
    maxWorkers: availableParallelism() + 1,
    // For tests that wait for processes.
    maxConcurrency: 2,
    teardownTimeout: 100_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...unit,
          include: [
            '{content,server,seed}/**/*.test.ts',
            'test/*.test.ts',
            'test/{form,outbound,processes,repository}/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...onDatabase('sqlite'),
          include: ['test/api/**/*.test.ts'],
          exclude: isLongRun ? [] : ON_POSTGRES_FIRST,
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

/** The settings of tests that run on a database. */
export function onDatabase(name: 'sqlite' | 'postgres') {
  return {
    name,
    // The production builds of React and its router, which are faster too.
    env: { TEST_DATABASE: name, NODE_ENV: 'production' },
    ...ofEach,
  };
}
