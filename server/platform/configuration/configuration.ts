import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { timeZoneNamed } from '../time-zone.ts';
import { isOwnFolder, OWN_FOLDERS } from './own-folders.ts';
import {
  emailAddress,
  mailbox,
  isAddress,
  isAddressList,
  isEncoded,
  isOrigin,
  wholeNumber,
} from './variable-formats.ts';

export type Configuration = z.output<typeof schema>;

const NOT_ENCODED = 'must percent-encode characters like @, / or % in user and password, so that @ is %40';
const NO_EMAIL_ADDRESS = 'must be an email address like name@example.com';
const PRINTABLE = /^[!-~]+$/;
const port = wholeNumber(1, 65_535, 'a port number from 1 to 65535');

const SET_TOGETHER = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

/** The demonstrations in `seed/demonstrations/`; `CONTENT=demo` means the first. */
export const demonstrationNames = ['plinth', 'marram', 'gantry'] as const;
export type DemonstrationName = (typeof demonstrationNames)[number];
const demonstrationContents = demonstrationNames.map((name) => `demo:${name}` as const);

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an address like https://www.example.com, without a path')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((folder) => resolve(folder)),
  /** Whether there is a site already: then none is begun. Without a value the backups are asked. */
  EXPECT_SITE: z.enum(['yes', 'no'], 'must be yes or no').optional(),
  /** The demonstration that an empty database is filled with; null for none. */
  CONTENT: z
    .enum(['demo', ...demonstrationContents, 'empty'], `must be demo, ${demonstrationContents.join(', ')} or empty`)
    .default('demo')
    .transform(demonstrationOf),
  /** The language that an empty database is begun in. */
  LANGUAGE: z.string().min(1).default('en'),
  DATABASE_URL: z
    .string()
    .refine((url) => /^postgres(ql)?:\/\//.test(url), 'must start with postgres://')
    .refine(isEncoded, NOT_ENCODED)
    .optional(),
  S3_ENDPOINT: z.string().refine(isAddress, 'must be an address like https://s3.example.com').optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,50}$/, 'must be the name of a region like eu-central-1')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket like plinth-files')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().regex(PRINTABLE, 'must not contain spaces').optional(),
  S3_SECRET_ACCESS_KEY: z.string().regex(PRINTABLE, 'must not contain spaces').optional(),
  TRUST_PROXY: z
    .string()
    .refine(isAddressList, 'must be IP addresses or ranges like 10.0.0.0/8, separated by commas')
    .transform((list) => list.split(',').map((address) => address.trim()))
    .optional(),
  HSTS_SUBDOMAINS: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  ADMIN_EMAIL: emailAddress(NO_EMAIL_ADDRESS).optional(),
  ADMIN_PASSWORD: z.string().optional(),
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\//.test(url), 'must start with smtp:// or smtps://')
    .refine((url) => !/^smtps?:\/\/($|[/?#:])/.test(url), 'must name a host, like smtp://mail.example.com')
    .refine(isEncoded, NOT_ENCODED)
    .optional(),
  IMAP_URL: z
    .string()
    .refine((url) => /^imaps?:\/\//.test(url), 'must start with imap:// or imaps://')
    .refine(isEncoded, NOT_ENCODED)
    .refine(
      (url) => /^imaps?:\/\/[^/?#@:]+:[^/?#@]+@[^/?#]+\/?$/.test(url),
      'must be like imaps://user:password@mail.example.com',
    )
    .optional(),
  MAIL_FROM: mailbox('must look like "Agency <hello@example.com>"').optional(),
  NOTIFY_EMAIL: emailAddress(NO_EMAIL_ADDRESS).optional(),
  SMTP_ALLOW_PLAIN: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  MAIL_RETRY_SECONDS: wholeNumber(1, 3_600, 'a number of seconds from 1 to 3600').default(30),
  WEBHOOK_ALLOW_PRIVATE: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  RETENTION_DAYS: wholeNumber(1, 36_500, 'a number of days from 1 to 36500').default(365),
  /** Whether visits are counted, and for how many days the counts are kept. */
  ANALYTICS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ANALYTICS_DAYS: wholeNumber(1, 36_500, 'a number of days from 1 to 36500').default(1_095),
  BACKUP_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  BACKUP_HOURS: wholeNumber(1, 8_760, 'a number of hours from 1 to 8760').default(24),
  BACKUP_PROVE: z.enum(['weekly', 'always', 'never'], 'must be weekly, always or never').default('weekly'),
  SELF_TEST_HOURS: wholeNumber(0, 8_760, 'a number of hours from 0 to 8760').default(24),
  WORKERS: wholeNumber(1, 64, 'a number of processes from 1 to 64').default(1),
  TIME_ZONE: z
    .string()
    .transform(timeZoneNamed)
    .refine((name) => name !== null, 'must be a time zone like Europe/Berlin')
    .optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  LOG_FORMAT: z.enum(['json', 'text'], 'must be json or text').default('json'),
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,200}$/, 'must be 16 to 200 letters, digits or symbols, without spaces')
    .optional(),
  ACCESS_LOG: z.enum(['on', 'off'], 'must be on or off').default('off'),
});

const schema = variables
  .superRefine((values, context) => {
    for (const names of SET_TOGETHER) {
      const missing = names.find((name) => !values[name]);
      const present = names.find((name) => values[name]);
      if (missing && present)
        context.addIssue({ code: 'custom', path: [missing], message: `must be set together with ${present}` });
    }
  })
  .refine(({ BACKUP_DIR, DATA_DIR }) => BACKUP_DIR === undefined || !isOwnFolder(BACKUP_DIR, DATA_DIR), {
    path: ['BACKUP_DIR'],
    message: `must not be DATA_DIR or one of its folders ${OWN_FOLDERS.join(', ')}`,
  })
  .refine(({ METRICS_PORT, PORT }) => METRICS_PORT !== PORT, {
    path: ['METRICS_PORT'],
    message: 'must differ from PORT',
  })
  .transform((values) => ({ ...values, PUBLIC_URL: values.PUBLIC_URL ?? `http://localhost:${values.PORT}` }));

/** The names of all variables that are read. */
export const variableNames = Object.keys(variables.shape);

const SECRET = new Set([
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'IMAP_URL',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

/** Reads the environment, and a `.env` file beside it. Throws a `ConfigurationError` that names the first bad value. */
export function readConfiguration(): Configuration {
  return parseConfiguration(readVariables());
}

/** Reads all variables without setting any: a process that takes over reads the file anew. The environment wins. */
export function readVariables(): Record<string, string | undefined> {
  try {
    return { ...(existsSync('.env') && parseEnv(readFileSync('.env', 'utf8'))), ...process.env };
  } catch (error) {
    throw new ConfigurationError(`The file .env cannot be read: ${(error as Error).message}.`);
  }
}

/** Parses environment variables; an empty one counts as not set. Throws a `ConfigurationError` that names the first bad value. */
export function parseConfiguration(variables: Record<string, string | undefined>): Configuration {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { success, data, error } = schema.safeParse(values);
  if (success) return data;
  const [{ path, message } = { path: ['The configuration'], message: 'is not valid' }] = error.issues;
  const name = String(path[0]);
  const value = SECRET.has(name) || values[name] === undefined ? '' : `, but is "${values[name]}"`;
  throw new ConfigurationError(`${name} ${message}${value}.`);
}

export class ConfigurationError extends Error {}

/** What the configuration names is away, and may come back. */
export class Unavailable extends ConfigurationError {}

function demonstrationOf(content: string): DemonstrationName | null {
  if (content === 'empty') return null;
  return demonstrationNames.find((name) => content === `demo:${name}`) ?? demonstrationNames[0];
}
