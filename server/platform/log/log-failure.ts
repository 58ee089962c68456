import { explainFailure } from '../http/failure.ts';
import type { Log } from './log.ts';

/** Logs an error: unexpected ones with their stack; others, such as an unreachable database, with their message. */
export function logFailure(log: Pick<Log, 'error'>, thrown: unknown, sentence: string): void {
  const isSurprise = explainFailure(thrown).status === 500;
  log.error(isSurprise ? { err: thrown } : { reason: (thrown as Error).message }, sentence);
}
