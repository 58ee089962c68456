import type { LaunchOptions } from '@playwright/test';

/** Where the server of the tests answers. */
export const port = 3400;
export const origin = `http://localhost:${port}`;

/** How every test starts its browser. */
export const launch: LaunchOptions & { args: string[] } = {
  executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
