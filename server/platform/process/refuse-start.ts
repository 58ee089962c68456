import { ConfigurationError, readVariables, Unavailable } from '../configuration/configuration.ts';
import { explainFailure, isFull } from '../http/failure.ts';
import { createLog, type Log } from '../log/log.ts';
import { isWatched } from './announce.ts';

const FAILED = 1;
/** EX_CONFIG of sysexits.h: another start would be refused too, so the unit for systemd tries none. */
const REFUSED = 78;

/** Says why there is no start, as a sentence for people or as a line of the log, and exits. */
export function refuseStart(error: unknown): never {
  const isText = isWatched() || hasTextLog();
  const sentence = sentenceOf(error);
  if (!sentence) createLog('fatal', { format: isText ? 'text' : 'json' }).fatal({ err: error }, CANNOT);
  else if (isText) console.error(sentence);
  else createLog('fatal').fatal(sentence);
  process.exit(error instanceof ConfigurationError && !(error instanceof Unavailable) ? REFUSED : FAILED);
}

/** Logs what nothing handles before it ends this process. */
export function endWithSurprises(log: Log): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'Something unforeseen happened. This process ends.');
    process.exit(FAILED);
  });
}

const CANNOT = 'Plinth cannot start.';

/** Nothing for a surprise. */
function sentenceOf(error: unknown) {
  const { message } = Object(error) as Error;
  if (error instanceof ConfigurationError) return message;
  if (isFull(error)) return `There is no room left on the disk of DATA_DIR or the database (${message}). Make room.`;
  return explainFailure(error).status === 500 ? null : `Plinth cannot start: ${message}.`;
}

/** Of a configuration that may be what cannot be read. */
function hasTextLog() {
  try {
    return readVariables()['LOG_FORMAT'] === 'text';
  } catch {
    return false;
  }
}
