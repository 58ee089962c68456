import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hasApt, installPackages } from './apt.mjs';
import { pinnedNode, run } from './run.mjs';
import { stage } from './stages.mjs';

// Tests take a third less time in it than in the full browser.
const shell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Returns the path of Chromium for browser tests; installs its headless shell where that is missing and can be had. */
export async function findChromium() {
  const found = first(process.env['CHROMIUM'], shell, ...(hasApt() ? [] : [...browsers, playwrights()]));
  if (found) return found;
  await stage('Installing a browser for the tests', async () => {
    if (hasApt() && (await installPackages('chromium-headless-shell')) === 0) return 0;
    return first(...browsers, playwrights()) ? 0 : installWithPlaywright();
  });
  return first(shell, ...browsers, playwrights()) ?? '';
}

/** @param {(string | undefined)[]} paths */
function first(...paths) {
  return paths.find((path) => path && existsSync(path));
}

function installWithPlaywright() {
  const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium', '--only-shell'];
  return run(pinnedNode(), args, { quiet: true });
}

function playwrights() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}
