import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../bin/run.mjs';
import { IN_WORDS, NOT_RUN } from './not-run.ts';

const FENCE = /^( *)```sh\n(.*?)^\1```$/gms;

/** The names of the guides, such as `vps.md`. */
export const guides = globSync('docs/guides/*.md', { cwd: root })
  .map((path) => basename(path))
  .sort();

/** Returns the lines of all blocks of commands in a guide, from top to bottom. */
export function commandsOf(guide: string): string[] {
  const blocks = readFileSync(join(root, 'docs/guides', guide), 'utf8').matchAll(FENCE);
  return [...blocks].flatMap(([, indentation = '', text = '']) => {
    const lines = text.trimEnd().split('\n');
    return lines.map((line) => line.slice(indentation.length));
  });
}

/** The commands of a guide that a test runs, with those it asks for in words. */
export function runnableCommands(guide: string): string[] {
  return commandsOf(guide).flatMap((line) => {
    if (Object.keys(NOT_RUN).some((start) => line.startsWith(start))) return [];
    const [, , command] = IN_WORDS.find(([name, before]) => name === guide && line.startsWith(before)) ?? [];
    return command ? [command, line] : [line];
  });
}

/** The guides whose commands a test runs on the machine that vps.md sets up. */
export const runnableGuides = guides.filter((guide) => guide !== 'vps.md' && runnableCommands(guide).length > 0);
