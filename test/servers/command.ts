import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { builtCommandLine, pinnedNode, root } from '../../bin/run.mjs';

interface CommandOptions {
  variables?: Record<string, string>;
  input?: string;
  program?: string;
  cwd?: string;
}

/** Runs a command of the built command line, and returns how it ended and what it printed. */
export async function runCommand(
  args: string[],
  { variables = {}, input = '', program = builtCommandLine, cwd = root }: CommandOptions = {},
) {
  const child = spawn(pinnedNode(), [join(root, program), ...args], { cwd, env: { ...process.env, ...variables } });
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number, out, err };
}
