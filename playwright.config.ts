import { defineConfig } from '@playwright/test';
import { pinnedNode } from './bin/run.mjs';
import { launch } from './test/journeys/launch.ts';

const origin = 'http://localhost:3400';
// Playwright empties this folder before it starts the server, and would empty all of test-results/ by default.
const results = 'test-results/journeys';

export default defineConfig({
  testDir: 'test/journeys',
  outputDir: results,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: { baseURL: origin, launchOptions: launch },
  webServer: {
    command: `"${pinnedNode()}" server/main.ts`,
    env: { NODE_ENV: 'production', PORT: '3400', DATA_DIR: `${results}/data`, CONTENT: 'demo' },
    url: `${origin}/readyz`,
    timeout: 60_000,
  },
});
