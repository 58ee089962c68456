// Levels of the log.
const INFO = 30;
const ERROR = 50;
const FATAL = 60;

/** The server exits with it too when another start would be refused as well: server/platform/process/refuse-start.ts */
const REFUSED = 78;

let areLogged = false;

/** Has sentences printed as lines of the log, unless a person reads them. */
export function logStages() {
  areLogged = !process.stdout.isTTY && process.env['LOG_FORMAT'] !== 'text';
}

/**
 * Runs a stage, and prints when it begins and how long it took: others may run beside it. Exits if it fails.
 * @param {string} title
 * @param {() => Promise<number>} work
 */
export async function stage(title, work) {
  const start = performance.now();
  if (!areLogged) console.log(`${title}...`);
  const code = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const outcome = `${title}: ${code === 0 ? 'done in' : 'failed after'} ${seconds} s.`;
  if (areLogged) log(code === 0 ? INFO : ERROR, outcome);
  else console.log(outcome);
  if (code !== 0) process.exit(code);
}

/** @param {string} sentence */
export function say(sentence) {
  if (areLogged) log(INFO, sentence);
  else console.log(sentence);
}

/** Says why nothing is started, and exits. @param {string} sentence @returns {never} */
export function refuse(sentence) {
  if (areLogged) log(FATAL, sentence);
  else console.error(sentence);
  process.exit(REFUSED);
}

/** @param {number} level @param {string} msg */
function log(level, msg) {
  console.log(JSON.stringify({ level, time: Date.now(), msg }));
}
