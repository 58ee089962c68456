import { fstatSync } from 'node:fs';
import { levels, pino } from 'pino';

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

/** Whether standard output is the journal of systemd: see JOURNAL_STREAM in systemd.exec(5). */
function isJournal(): boolean {
  const { JOURNAL_STREAM } = process.env;
  if (!JOURNAL_STREAM) return false;
  const { dev, ino } = fstatSync(1);
  return JOURNAL_STREAM === `${dev}:${ino}`;
}

/** Puts the priority of a log line before each line of text that it became: see sd-daemon(3). The journal takes it off. */
function withPriority(json: string, text: string): string {
  const [, level = ''] = /^\{"level":(\d+)/.exec(json) ?? [];
  const prefix = `<${priorities[Number(level)] ?? INFORMATIONAL}>`;
  return text.replaceAll(/^(?=.)/gm, prefix);
}

const INFORMATIONAL = 6;

/** By level of pino. */
const priorities: Record<number, number> = { 20: 7, 30: INFORMATIONAL, 40: 4, 50: 3, 60: 2 };

interface Line {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string };
}

/** Returns a log line of JSON as text: time, level, message, other keys, and an error's stack below. */
function asText(json: string): string {
  const { level, time, msg = '', err, ...rest } = JSON.parse(json) as Line;
  const facts = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  const stack = err?.stack ? `\n${err.stack}` : '';
  const name = (levels.labels[level] ?? '').toUpperCase().padEnd(5);
  return `${new Date(time).toISOString()} ${name} ${msg}${facts.join('')}${stack}\n`;
}
