import { explainFailure } from '../http/failure.ts';
import type { Log } from './log.ts';

/** Logs what was thrown: a surprise with its stack; what may be expected, such as a database that is away, with its reason. */
export function logFailure(log: Pick<Log, 'error'>, thrown: unknown, sentence: string): void {
  const isSurprise = explainFailure(thrown).status === 500;
  log.error(isSurprise ? { err: thrown } : { reason: (thrown as Error).message }, sentence);
}
