import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests whose results do not depend on the kind of database (paths, headers, pictures, sanitizing, spam rules, rendering), or
 * whose kinds of queries others run on both. They run on PostgreSQL in `npm run test:long` only.
 */
export const ON_ANY_DATABASE = [
  'accounts/account',
  'accounts/account-activity',
  'accounts/guessing',
  'accounts/lacking-permission',
  'accounts/password-reset',
  'accounts/permissions',
  'accounts/secrets',
  'accounts/set-up',
  'accounts/users',
  'backup/scheduled-backups',
  'content/bad-input',
  'content/demonstration',
  'content/input',
  'content/links',
  'content/malformed-sections',
  'content/mass-assignment',
  'content/preview',
  'content/purge',
  'content/rich-text-limits',
  'content/statuses',
  'content/visibility',
  'drafts/activity',
  'drafts/differences',
  'drafts/discarded-drafts',
  'drafts/list-states',
  'drafts/presence',
  'drafts/publish-checks',
  'http/built-files',
  'http/connections',
  'http/disguised-paths',
  'http/error-responses',
  'http/host-spoofing',
  'http/hostile-content',
  'http/hostile-sections',
  'http/malformed-requests',
  'http/method-override',
  'http/request-ids',
  'http/spelling-and-methods',
  'http/sql-injection',
  'http/workers',
  'leads/confirmations',
  'leads/forms',
  'leads/idempotency-key',
  'leads/mail-faults',
  'leads/mail-health',
  'leads/meetings',
  'leads/message-limits',
  'leads/outbox',
  'leads/personal-data',
  'leads/self-test',
  'leads/spam',
  'leads/spam-mails',
  'leads/stored-time-zones',
  'library/deleted-pictures',
  'library/focal-points',
  'library/library',
  'library/replaced-pictures',
  'links/internal-links',
  'media/media-files',
  'media/media-incoming',
  'media/media-refusals',
  'media/media-sweep',
  'media/media-uploads',
  'media/media-variants',
  'media/og-images',
  'media/page-pictures',
  'media/s3-storage',
  'media/uploads',
  'media/uploads-aborted',
  'media/uploads-by-http',
  'media/uploads-refused',
  'monitoring/metrics',
  'monitoring/metrics-of-workers',
  'monitoring/status',
  'operations/checklist',
  'operations/dashboard',
  'operations/data-folder',
  'operations/doctor',
  'operations/openapi',
  'operations/openapi-walk',
  'pages/addresses',
  'pages/brand',
  'pages/case-studies',
  'pages/categories',
  'pages/contact-person',
  'pages/edit-link',
  'pages/empty-site',
  'pages/error-pages',
  'pages/every-page',
  'pages/kept-reads',
  'pages/machine-pages',
  'pages/menus',
  'pages/post-page',
  'pages/privacy-notice',
  'pages/public-addresses',
  'pages/public-calls',
  'pages/sections',
  'pages/sitemap-parts',
  'parts/draft-children',
  'parts/heading-files',
  'parts/previewed-headings',
  'parts/refused-headings',
  'previews/answers',
  'previews/links',
  'previews/secrecy',
  'roles/every-route',
  'roles/roles',
  'roles/rows',
  'sections/built-in-pages',
  'sections/live-preview',
  'sections/page-preview',
  'specification/specification-singles',
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

/** Tests in `test/api` run on both databases; unit tests need none. */
export default defineConfig({
  test: {
    // More than most machines have cores, because a worker often waits: for a database, a mail server, a process.
    maxWorkers: 4,
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...onDatabase('sqlite'), globalSetup: 'test/servers/stale-build.ts' } },
      {
        test: {
          ...onDatabase('postgres'),
          exclude: ON_ANY_DATABASE,
          globalSetup: ['test/servers/stale-build.ts', 'test/servers/postgres.ts'],
        },
      },
    ],
  },
});

function onDatabase(name: 'sqlite' | 'postgres') {
  return {
    name,
    include: ['test/api/**/*.test.ts'],
    // The production builds of React and its router, which are faster too.
    env: { TEST_DATABASE: name, NODE_ENV: 'production' },
    // Every file opens its own app; sharing the loaded modules halves the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  };
}
