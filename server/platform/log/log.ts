import { pino } from 'pino';
import { isJournal, withPriority } from './journal.ts';
import { asText } from './log-text.ts';

export type Log = pino.Logger;

const secrets = ['password', 'password_confirmation', 'token', 'ACCESS_TOKEN', 'authorization', 'cookie', 'body'];

interface LogOptions {
  destination?: pino.DestinationStream;
  /** `json` for programs, `text` for people. */
  format?: 'json' | 'text';
  /** Whether each line has the id of its process. */
  namesProcess?: boolean;
  /** Whether each line has its priority, as the journal of systemd wants it. */
  hasPriorities?: boolean;
}

/** Logs to standard output at `level`, without email addresses and without the values of keys that may hold a secret. */
export function createLog(
  level: pino.LevelWithSilent,
  {
    destination = pino.destination(1),
    format = 'json',
    namesProcess = false,
    hasPriorities = isJournal(),
  }: LogOptions = {},
): Log {
  const paths = secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  return pino(
    {
      level,
      redact: { paths, censor: '[redacted]' },
      hooks: { streamWrite: withoutAddresses },
      base: namesProcess ? { pid: process.pid } : null,
    },
    formatted(destination, format, hasPriorities),
  );
}

function formatted(destination: pino.DestinationStream, format: 'json' | 'text', hasPriorities: boolean) {
  if (format === 'json' && !hasPriorities) return destination;
  const toText = (json: string) => (format === 'text' ? asText(json) : json);
  const toLines = (json: string) => (hasPriorities ? withPriority(json, toText(json)) : toText(json));
  return { write: (json: string) => destination.write(toLines(json)) };
}

/** A JSON escape, or a word with the domain that makes it an address. Matches whole words, so that long ones cost no more. */
const WORD = /\\u[\da-f]{4}|\\.|[^\s<>"(),;:\\@]+(@[\w.-]+\.[a-z]{2,})?/gi;

/** Mail servers name recipients in their errors, and personal data in the log could not be erased. */
function withoutAddresses(line: string): string {
  if (!line.includes('@')) return line;
  return line.replaceAll(WORD, (word, domain?: string) => (domain ? '[address]' : word));
}
