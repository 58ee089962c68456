import { spawn } from 'node:child_process';
import { dataFolders, pinnedNode, root, serverVariables } from './run.mjs';

/** @type {NodeJS.Signals[]} */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'];

/**
 * Runs the server until it exits, and exits with its code.
 * @param {string[]} program what Node is started with
 * @param {NodeJS.ProcessEnv} env
 */
export function serve(program, env) {
  const child = spawn(pinnedNode(), program, {
    cwd: root,
    // The channel tells the server when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...serverVariables, ...process.env, ...dataFolders(), ...env },
  });
  // Forwards signals sent to this process alone: to stop, which the server ignores when repeated, and to hand over.
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
