import { defineConfig } from '@playwright/test';
import { builtServer, pinnedNode } from './bin/run.mjs';
import { administrator } from './test/journeys/browser/administrator.ts';
import { launch, origin, port } from './test/journeys/browser/launch.ts';
import { isLongRun } from './test/long-run.ts';
import { serverEnvironment } from './test/servers/server-process.ts';

// Playwright empties its folder before it starts the server, so that each run has data of its own.
const results = 'test-results/journeys';

// These take minutes together: they are for `npm run test:long`.
const LONG = [
  /\/journeys\/appearance\/(brand-colors|demonstrations|hero|home-layout|languages|large-text|motion|pictures|print|screenshots|sections|unusual-text|used-styles)\.test/,
  /\/journeys\/site\/(api-docs|behind-tls|deferred-scripts|hostile-content|stored-once)\.test/,
  /\/journeys\/(records|history|inbox|admin|people|media|writing|writing-headings)\/(?!daily-work|review|import|phone|replies|two-step)/,
  /\/journeys\/(previews\/share|publishing\/ways|drafts\/(presence|publish-checks|published-meanwhile|stale|unsaved-changes))\.test/,
];

export default defineConfig({
  testDir: 'test/journeys',
  testIgnore: isLongRun ? [] : LONG,
  outputDir: results,
  globalSetup: './test/servers/stale-build.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Two busy cores may serve the tests, the server and the browsers.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: { baseURL: origin, launchOptions: launch },
  webServer: {
    command: `"${pinnedNode()}" ${builtServer.join(' ')}`,
    env: serverEnvironment({
      PORT: String(port),
      DATA_DIR: `${results}/data`,
      CONTENT: 'demo',
      PUBLIC_URL: '',
      TIME_ZONE: 'UTC',
      // All visitors of the tests share one address.
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    }),
    url: `${origin}/readyz`,
    timeout: 60_000,
  },
});
