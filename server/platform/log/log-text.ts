import { type DestinationStream, levels } from 'pino';

interface Line {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string };
}

/** Writes lines of JSON on as text: time, level, sentence, whatever else there is, and the stack of an error below. */
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
