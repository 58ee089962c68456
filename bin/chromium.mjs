import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
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
    const cli = ['node_modules/@playwright/test/cli.js', 'install', 'chromium', '--only-shell'];
    if ((await run(pinnedNode(), cli, { quiet: true })) === 0) return 0;
    if ((await run('apt-get', ['update', '-qq'], { quiet: true })) !== 0) return 1;
    return run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { quiet: true });
  });
  return [...known, playwrights()].find((path) => existsSync(path)) ?? '';
}

function playwrights() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}
