import { pino } from 'pino';
import { textLines } from './log-text.ts';

export type Log = pino.Logger;

const secrets = ['password', 'password_confirmation', 'token', 'ACCESS_TOKEN', 'authorization', 'cookie', 'body'];

interface LogOptions {
  destination?: pino.DestinationStream;
  /** `json` for programs, `text` for people. */
  format?: 'json' | 'text';
  /** Whether each line has the id of its process. */
  namesProcess?: boolean;
}

/** Logs to standard output at `level`, without email addresses and without the values of keys that may hold a secret. */
export function createLog(
  level: pino.LevelWithSilent,
  { destination = pino.destination(1), format = 'json', namesProcess = false }: LogOptions = {},
): Log {
  const paths = secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  return pino(
    {
      level,
      redact: { paths, censor: '[redacted]' },
      hooks: { streamWrite: withoutAddresses },
      base: namesProcess ? { pid: process.pid } : null,
    },
    format === 'text' ? textLines(destination) : destination,
  );
}

/** A JSON escape, or a word with the domain that makes it an address. Matches whole words, so that long ones cost no more. */
const WORD = /\\u[\da-f]{4}|\\.|[^\s<>"(),;:\\@]+(@[\w.-]+\.[a-z]{2,})?/gi;

/** Mail servers name recipients in their errors, and personal data in the log could not be erased. */
function withoutAddresses(line: string): string {
  if (!line.includes('@')) return line;
  return line.replaceAll(WORD, (word, domain?: string) => (domain ? '[address]' : word));
}
