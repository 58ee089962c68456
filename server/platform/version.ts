import { readFileSync } from 'node:fs';
import { root } from './root.ts';

/** The version of the product, as `package.json` has it. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }).version;
}
