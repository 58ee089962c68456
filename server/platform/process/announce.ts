import { isatty } from 'node:tty';
import type { Configuration } from '../configuration/configuration.ts';
import type { Log } from '../log/log.ts';

/** Reports the progress of the start in a sentence. */
export type Announce = (sentence: string, facts?: object) => void;

/** Prints to a terminal or a text log; otherwise each sentence is a line of the JSON log. */
export function createAnnounce(log: Log, { LOG_FORMAT }: Pick<Configuration, 'LOG_FORMAT'>): Announce {
  if (isWatched() || LOG_FORMAT === 'text') return (sentence) => console.log(sentence);
  return (sentence, facts = {}) => log.info(facts, sentence);
}

/** Whether standard output is a terminal: what is printed there reaches no log. */
export function isWatched(): boolean {
  return isatty(1);
}
