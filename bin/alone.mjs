import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { root, running } from './run.mjs';
import { say } from './stages.mjs';

const CHECK_INTERVAL = 200; // ms
const lock = `${root}.busy`;
const itself = `${process.pid} ${startOf(process.pid)}`;

/**
 * Does work that only one process may do in this folder at a time, such as installing. Waits for another one that is at it,
 * unless that has died meanwhile.
 * @param {() => Promise<void>} work
 */
export async function alone(work) {
  await enter();
  process.on('exit', leave);
  for (const signal of stopSignals) process.on(signal, stop);
  await work();
  for (const signal of stopSignals) process.off(signal, stop);
  process.off('exit', leave);
  leave();
}

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'];

/** Leaves no program behind that goes on installing or building. */
function stop() {
  for (const child of running) child.kill();
  process.exit(1);
}

async function enter() {
  let hasWaited = false;
  while (!take()) {
    const holder = readIf(lock);
    if (holder && isAlive(holder)) {
      if (!hasWaited) say('Waiting for another process that installs or builds here.');
      hasWaited = true;
      await wait(CHECK_INTERVAL);
    } else if (holder) remove(holder);
  }
}

/** Creates the lock with its content, unless there is one. */
function take() {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, itself);
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own);
  }
}

/** Removes the lock of a dead process, but not one that a third process has put in its place meanwhile. @param {string} holder */
function remove(holder) {
  const aside = `${lock}.${process.pid}.old`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readIf(aside) !== holder && !existsSync(lock)) renameSync(aside, lock);
  rmSync(aside, { force: true });
}

function leave() {
  if (readIf(lock) === itself) rmSync(lock, { force: true });
}

/** @param {string} holder */
function isAlive(holder) {
  const [id = '', start = ''] = holder.split(' ');
  try {
    process.kill(Number(id), 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  // Numbers are given again, in a container soon.
  return startOf(Number(id)) === start;
}

/** When a process started, in units of the kernel; nothing where that is not told. @param {number} id */
function startOf(id) {
  return readIf(`/proc/${id}/stat`)?.split(') ')[1]?.split(' ')[19] ?? '';
}

/** @param {string} file */
function readIf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
