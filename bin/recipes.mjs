import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const DOCUMENT = 'CONTRIBUTING.md';

/** One of the `rootDirs` in tsconfig.json: what is in it is compiled as if it were beside the files of the project. */
const FOLDER = join(root, '.recipes');

/** Writes the TypeScript in CONTRIBUTING.md to files, for the check of types. Its first line names the file. */
export function writeRecipes() {
  rmSync(FOLDER, { recursive: true, force: true });
  const document = readFileSync(join(root, DOCUMENT), 'utf8');
  for (const [, code = ''] of document.matchAll(/^ *```tsx?\n([^]*?)^ *```$/gm)) {
    const path = /^ *\/\/ (\S+\.tsx?)\n/.exec(code)?.[1];
    if (!path) throw new Error(`This code in ${DOCUMENT} does not begin with a comment that names its file:\n${code}`);
    mkdirSync(join(FOLDER, dirname(path)), { recursive: true });
    writeFileSync(join(FOLDER, path), code);
  }
}
