import { levels } from 'pino';

interface Line {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string };
}

/** Returns a log line of JSON as text: time, level, message, other keys, and an error's stack below. */
export function asText(json: string): string {
  const { level, time, msg = '', err, ...rest } = JSON.parse(json) as Line;
  const facts = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  const stack = err?.stack ? `\n${err.stack}` : '';
  const name = (levels.labels[level] ?? '').toUpperCase().padEnd(5);
  return `${new Date(time).toISOString()} ${name} ${msg}${facts.join('')}${stack}\n`;
}
