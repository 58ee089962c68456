import { type DestinationStream, levels } from 'pino';

interface Line {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string };
}

/** Formats log lines of JSON as text: time, level, message, other keys, and an error's stack below. */
export function textLines(destination: DestinationStream): DestinationStream {
  return {
    write: (json) => {
      const { level, time, msg = '', err, ...rest } = JSON.parse(json) as Line;
      const facts = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
      const stack = err?.stack ? `\n${err.stack}` : '';
      const name = (levels.labels[level] ?? '').toUpperCase().padEnd(5);
      destination.write(`${new Date(time).toISOString()} ${name} ${msg}${facts.join('')}${stack}\n`);
    },
  };
}
