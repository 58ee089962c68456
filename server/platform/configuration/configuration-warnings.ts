import { type Configuration, readVariables, variableNames } from './configuration.ts';
import type { Log } from '../log/log.ts';
import { isLoopback } from './loopback.ts';
import { findMisspelt } from './misspelt-variables.ts';

/** Logs settings that are allowed but hardly intended. */
export function warnOfConfiguration(log: Log, { PUBLIC_URL, TRUST_PROXY }: Configuration): void {
  for (const [given, meant] of findMisspelt(Object.keys(readVariables()), variableNames))
    log.warn(`The variable ${given} is unknown. Did you mean ${meant}?`);
  if (!TRUST_PROXY && !isLoopback(new URL(PUBLIC_URL)))
    log.warn('TRUST_PROXY is not set. Behind a proxy, all visitors count as one; without a proxy, ignore this.');
}
