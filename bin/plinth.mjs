import { isServerBuilt } from './build.mjs';
import { install } from './install.mjs';
import { builtCommandLine, dataFolders, pinnedNode, root, run } from './run.mjs';

await install();
const program = isServerBuilt() ? builtCommandLine : 'server/cli/cli.ts';
process.exitCode = await run(pinnedNode(), [program, ...process.argv.slice(2)], {
  env: { NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled`, ...dataFolders() },
});
