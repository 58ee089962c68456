import { install } from './install.mjs';
import { dataFolders, pinnedNode, root, run } from './run.mjs';

await install();
process.exitCode = await run(pinnedNode(), ['server/cli/cli.ts', ...process.argv.slice(2)], {
  env: { NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled`, ...dataFolders() },
});
