import { install } from './install.mjs';
import { pinnedNode, run } from './run.mjs';

await install();
process.exitCode = await run(pinnedNode(), ['server/command-line.ts', ...process.argv.slice(2)]);
