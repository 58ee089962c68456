import { pino } from 'pino';

export type Log = pino.Logger;

const secrets = ['password', 'password_confirmation', 'token', 'ACCESS_TOKEN', 'authorization', 'cookie', 'body'];

/** Logs lines of JSON to standard output at `level`, never the value of a key that may hold a secret. */
export function createLog(level: pino.LevelWithSilent, destination: pino.DestinationStream = pino.destination(1)): Log {
  const paths = secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  return pino({ level, redact: { paths, censor: '[redacted]' }, base: null }, destination);
}
