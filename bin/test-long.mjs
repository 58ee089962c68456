import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { findPostgres } from './postgres.mjs';
import { installSwift } from './swift.mjs';
import { pinnedNode, run } from './run.mjs';

await install();
const postgres = await findPostgres();
await installSwift();
await build();
const journeys = ['node_modules/@playwright/test/cli.js', 'test'];
const admin = await run(pinnedNode(), journeys, { env: { CHROMIUM: await findChromium(), JOURNEYS: 'all' } });
const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/long/vitest.config.ts', '--root', '.'];
process.exitCode = (await run(pinnedNode(), args, { env: { POSTGRES_BIN: postgres } })) || admin;
