import { spawn } from 'node:child_process';
import { dataFolders, pinnedNode, root, serverVariables } from './run.mjs';

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'];
const HAND_OVER = 'SIGUSR2';
const CHECK_INTERVAL = 500; // ms

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
  for (const signal of stopSignals) process.on(signal, () => child.kill(signal));
  handOverOnceTaken(child);
  stopWithNpm(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** The server says when it takes the signal; until then it would be the end of it. @param {import('node:child_process').ChildProcess} child */
function handOverOnceTaken(child) {
  let [isTaken, isWanted] = [false, false];
  process.on(HAND_OVER, () => {
    isWanted = true;
    if (isTaken) child.kill(HAND_OVER);
  });
  child.once('message', () => {
    isTaken = true;
    if (isWanted) child.kill(HAND_OVER);
  });
}

/**
 * npm passes on SIGTERM and SIGINT, and leaves this process behind when something else ends it. Started otherwise, the
 * server is meant to outlive the shell that started it.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (!process.env['npm_lifecycle_event']) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, CHECK_INTERVAL);
}
