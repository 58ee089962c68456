import { spawn } from 'node:child_process';
import { dataFolder, pinnedNode, root, serverVariables } from './run.mjs';

/** @type {NodeJS.Signals[]} */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'];

/**
 * Runs the server until it stops or is stopped, and ends with its exit code.
 * @param {string[]} program what Node is started with
 * @param {NodeJS.ProcessEnv} env
 */
export function serve(program, env) {
  const child = spawn(pinnedNode(), program, {
    cwd: root,
    // By the channel it learns when this process is gone, even without a signal.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...serverVariables, ...process.env, ...dataFolder(), ...env },
  });
  // A signal to this process alone goes on to the server, which takes more than one of them for one.
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
