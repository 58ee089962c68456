import { appendFileSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Names who holds it, a line each: the process that took it, and the programs that it runs. */
const lock = fileURLToPath(new URL('../.busy', import.meta.url));
const itself = nameOf(process.pid);

/** Takes the lock of this folder, unless one of its holders is alive. */
export function takeLock() {
  while (!create()) {
    const holders = readIf(lock);
    if (holders && holders.split('\n').some(isAlive)) return false;
    if (holders) remove(holders);
  }
  return true;
}

/** Lets a program that this process runs hold the lock too: it goes on when this process is killed. @param {number} id */
export function shareLock(id) {
  if (isOurs()) appendFileSync(lock, `\n${nameOf(id)}`);
}

export function leaveLock() {
  if (isOurs()) rmSync(lock, { force: true });
}

function isOurs() {
  return readIf(lock)?.split('\n')[0] === itself;
}

/** Creates the lock with its content, unless there is one. */
function create() {
  const file = `${lock}.${process.pid}`;
  writeFileSync(file, itself);
  try {
    linkSync(file, lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(file);
  }
}

/** Removes the lock of dead processes, but not one that a third process has put in its place meanwhile. @param {string} holders */
function remove(holders) {
  const aside = `${lock}.${process.pid}.old`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readIf(aside) !== holders && !existsSync(lock)) renameSync(aside, lock);
  rmSync(aside, { force: true });
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

/** @param {number} id */
function nameOf(id) {
  return `${id} ${startOf(id)}`;
}

/** When a process started, in units of the kernel; nothing of one that has ended, or where that is not told. @param {number} id */
function startOf(id) {
  const facts = readIf(`/proc/${id}/stat`)?.split(') ')[1]?.split(' ');
  // Z: ended, though nobody has asked how.
  return (facts?.[0] !== 'Z' && facts?.[19]) || '';
}

/** @param {string} file */
function readIf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
