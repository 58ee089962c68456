import { randomInt } from 'node:crypto';
import type { LaunchOptions } from '@playwright/test';

// Chosen once per run and inherited by all its processes, so that parallel runs do not collide.
const journeysPort = (process.env['JOURNEYS_PORT'] ??= String(randomInt(20_000, 32_000)));

/** The port of the server that tests share. */
export const port = Number(journeysPort);
export const origin = `http://localhost:${port}`;

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
