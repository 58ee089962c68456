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
const env = { POSTGRES_BIN: postgres, CHROMIUM: await findChromium(), TESTS: 'all' };
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/long/vitest.config.ts', '--root', '.'];
const journeys = ['node_modules/@playwright/test/cli.js', 'test'];
// Beside one another, because each waits for most of its time.
const codes = await Promise.all([
  run(pinnedNode(), [...vitest, '--project', 'unit', '--project', 'postgres', '--project', 'sqlite'], { env }),
  run(pinnedNode(), [...vitest, '--project', 'long on postgres'], { env }),
  run(pinnedNode(), journeys, { env, quiet: true }),
]);
process.exitCode = Math.max(...codes);
