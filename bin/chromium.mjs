import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hasApt, installPackages } from './apt.mjs';
import { pinnedNode, run } from './run.mjs';
import { stage } from './stages.mjs';

// Tests take a third less time in the headless shell than in the full browser.
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Returns the path of Chromium for browser tests; installs it if there is none. */
export async function findChromium() {
  const found = [process.env['CHROMIUM'], ...known, playwrights()].find((path) => path && existsSync(path));
  if (found) return found;
  await stage('Installing a browser for the tests', async () => {
    if (hasApt() && (await installPackages('chromium-headless-shell')) === 0) return 0;
    return run(pinnedNode(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium', '--only-shell'], {
      quiet: true,
    });
  });
  return [...known, playwrights()].find((path) => existsSync(path)) ?? '';
}

function playwrights() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}
