import { spawn } from 'node:child_process';
import { pinnedNode, root, serverVariables } from './run.mjs';

/**
 * Runs the server until it stops or is stopped, and ends with its exit code.
 * @param {string[]} program what Node is started with
 * @param {NodeJS.ProcessEnv} env
 */
export function serve(program, env) {
  const child = spawn(pinnedNode(), program, {
    cwd: root,
    stdio: 'inherit',
    env: { ...serverVariables, ...process.env, ...env },
  });
  // A signal to this process alone goes on to the server, which takes more than one of them for one.
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => child.kill('SIGINT'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
