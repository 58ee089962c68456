import { isatty } from 'node:tty';
import type { Configuration } from '../configuration/configuration.ts';
import type { Log } from '../log/log.ts';

/** Says in a sentence how the start goes. */
export type Announce = (sentence: string, facts?: object) => void;

/** Prints sentences for whoever watches the start; where nobody does, or lines of JSON are read, they are lines of the log. */
export function createAnnounce(log: Log, { LOG_FORMAT }: Pick<Configuration, 'LOG_FORMAT'>): Announce {
  if (isWatched() || LOG_FORMAT === 'text') return (sentence) => console.log(sentence);
  return (sentence, facts = {}) => log.info(facts, sentence);
}

/** Whether somebody sits at a terminal: what is printed there is kept in no log. */
export function isWatched(): boolean {
  return isatty(1);
}
