import { pino } from 'pino';
import { textLines } from './log-text.ts';

export type Log = pino.Logger;

const secrets = ['password', 'password_confirmation', 'token', 'ACCESS_TOKEN', 'authorization', 'cookie', 'body'];

interface LogOptions {
  destination?: pino.DestinationStream;
  /** Lines of JSON for programs, or of text for people. */
  format?: 'json' | 'text';
  /** Whether each line says which process wrote it. */
  namesProcess?: boolean;
}

/** Logs lines to standard output at `level`, never the value of a key that may hold a secret, and no email address. */
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

/** An escape of JSON, or a word with the domain that makes it an address. Takes words whole: long ones cost no more. */
const WORD = /\\u[\da-f]{4}|\\.|[^\s<>"(),;:\\@]+(@[\w.-]+\.[a-z]{2,})?/gi;

/** Mail servers name in their errors whom a mail was for; no erasure reaches the log. */
function withoutAddresses(line: string): string {
  if (!line.includes('@')) return line;
  return line.replaceAll(WORD, (word, domain?: string) => (domain ? '[address]' : word));
}
