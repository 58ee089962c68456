import { randomInt } from 'node:crypto';
import type { LaunchOptions } from '@playwright/test';

// Chosen by the first process that asks, for all of a run, so that two runs beside each other do not meet.
const chosen = (process.env['JOURNEYS_PORT'] ??= String(randomInt(20_000, 32_000)));

/** Where the server of the tests answers. */
export const port = Number(chosen);
export const origin = `http://localhost:${port}`;

/** Whether everything runs, however long that takes. */
export const isLongRun = process.env['JOURNEYS'] === 'all';

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
