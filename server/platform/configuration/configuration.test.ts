import { describe, expect, test } from 'vitest';
import { ConfigurationError, parseConfiguration } from './configuration.ts';

test('an empty value counts as not set', () => {
  expect(parseConfiguration({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('the default public address has the port, and a trailing slash is removed', () => {
  expect(parseConfiguration({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  expect(parseConfiguration({ PUBLIC_URL: 'HTTPS://WWW.Example.com/' }).PUBLIC_URL).toBe('https://www.example.com');
});

test('proxies are a list', () => {
  expect(parseConfiguration({ TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
});

describe('a bad value is refused in one sentence that names it', () => {
  test.each([
    ['PORT', '70000', 'PORT must be a port number from 1 to 65535, but is "70000".'],
    ['PORT', '3000x', 'PORT must be a port number from 1 to 65535, but is "3000x".'],
    ['PUBLIC_URL', 'www.example.com', 'PUBLIC_URL must be an address like https://www.example.com, without a path'],
    ['PUBLIC_URL', 'https://example.com/shop', 'PUBLIC_URL must be an address'],
    ['PUBLIC_URL', 'ftp://example.com', 'PUBLIC_URL must be an address'],
    ['CONTENT', 'full', 'CONTENT must be demo, demo:plinth, demo:marram, demo:gantry or empty, but is "full".'],
    ['DATABASE_URL', 'mysql://localhost', 'DATABASE_URL must start with postgres://'],
    ['PORT', '0', 'PORT must be a port number'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be IP addresses'],
    ['TRUST_PROXY', '999.1.1.1', 'TRUST_PROXY must be IP addresses'],
    ['TRUST_PROXY', '10.0.0.0/99', 'TRUST_PROXY must be IP addresses'],
    ['TIME_ZONE', '+01:00', 'TIME_ZONE must be a time zone like Europe/Berlin, but is "+01:00".'],
    ['TIME_ZONE', 'Mars/Base', 'TIME_ZONE must be a time zone like Europe/Berlin, but is "Mars/Base".'],
    ['ADMIN_EMAIL', 'nonsense', 'ADMIN_EMAIL must be an email address like name@example.com, but is "nonsense".'],
    ['ADMIN_EMAIL', 'a@b.example', 'ADMIN_PASSWORD must be set together with ADMIN_EMAIL.'],
    ['ADMIN_PASSWORD', 'plinths carry', 'ADMIN_EMAIL must be set together with ADMIN_PASSWORD.'],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must start with smtp:// or smtps://.'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must name a host'],
    [
      'SMTP_URL',
      'smtp://us%er:pass@host',
      'SMTP_URL must percent-encode characters like @, / or % in user and password',
    ],
    ['SMTP_URL', 'smtp://user:pa/ss@host', 'SMTP_URL must percent-encode characters like @, / or %'],
    ['SMTP_URL', 'smtp://user:1/2@host', 'SMTP_URL must percent-encode characters like @, / or %'],
    ['DATABASE_URL', 'postgres://user:pa#ss@host/x', 'DATABASE_URL must percent-encode characters like @, / or %'],
    ['MAIL_FROM', 'Agency', 'MAIL_FROM must look like "Agency <hello@example.com>", but is "Agency".'],
    ['MAIL_FROM', 'A <a@b.example>, <c@d.example>', 'MAIL_FROM must look like'],
    ['MAIL_FROM', 'A\r\nBcc: c@d.example <a@b.example>', 'MAIL_FROM must look like'],
    ['RETENTION_DAYS', '0', 'RETENTION_DAYS must be a number of days from 1 to 36500, but is "0".'],
    ['RETENTION_DAYS', 'never', 'RETENTION_DAYS must be a number of days'],
    ['RETENTION_DAYS', '1.5', 'RETENTION_DAYS must be a number of days'],
    ['WORKERS', '0', 'WORKERS must be a number of processes from 1 to 64, but is "0".'],
    ['METRICS_PORT', '3000', 'METRICS_PORT must differ from PORT, but is "3000".'],
    ['METRICS_PORT', '0', 'METRICS_PORT must be a port number from 1 to 65535, but is "0".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be'],
    ['BACKUP_DIR', './data', 'BACKUP_DIR must not be DATA_DIR or one of its folders uploads, attachments, cache,'],
    [
      'BACKUP_DIR',
      './data/uploads/backups',
      'BACKUP_DIR must not be DATA_DIR or one of its folders uploads, attachments, cache,',
    ],
    ['BACKUP_HOURS', '0', 'BACKUP_HOURS must be a number of hours from 1 to 8760, but is "0".'],
    ['BACKUP_PROVE', 'daily', 'BACKUP_PROVE must be weekly, always or never, but is "daily".'],
    ['S3_ENDPOINT', 's3.example.com', 'S3_ENDPOINT must be an address like https://s3.example.com, but is'],
    ['S3_REGION', 'Europe, middle', 'S3_REGION must be the name of a region like eu-central-1, but is'],
    ['S3_BUCKET', 'Our Files', 'S3_BUCKET must be the name of a bucket like plinth-files, but is "Our Files".'],
    ['S3_BUCKET', 'our-files', 'S3_ENDPOINT must be set together with S3_BUCKET.'],
    ['S3_ENDPOINT', 'https://s3.example.com', 'S3_REGION must be set together with S3_ENDPOINT.'],
  ])('%s=%s', (name, value, sentence) => {
    const parse = () => parseConfiguration({ [name]: value });
    expect(parse).toThrow(ConfigurationError);
    expect(parse).toThrow(sentence);
  });
});

test('mail comes from a mailbox, which may have a name', () => {
  const from = (MAIL_FROM: string) => parseConfiguration({ MAIL_FROM }).MAIL_FROM;
  expect(from('hi@example.com')).toEqual({ name: '', address: 'hi@example.com' });
  expect(from('The Agency <hi@example.com>')).toEqual({ name: 'The Agency', address: 'hi@example.com' });
});

test.each([
  ['DATABASE_URL', 'mysql://u:canary@host/db', /^DATABASE_URL must start with postgres:\/\/\.$/],
  ['SMTP_URL', 'http://u:canary@host', /^SMTP_URL must start with smtp:\/\/ or smtps:\/\/\.$/],
  ['METRICS_TOKEN', 'canary', /^METRICS_TOKEN must be 16 to 200 letters, digits or symbols, without spaces\.$/],
  ['S3_SECRET_ACCESS_KEY', 'canary', /^S3_ENDPOINT must be set together with S3_SECRET_ACCESS_KEY\.$/],
  ['S3_SECRET_ACCESS_KEY', 'canary with blanks', /^S3_SECRET_ACCESS_KEY must not contain spaces\.$/],
  ['ADMIN_PASSWORD', 'canary', /^ADMIN_EMAIL must be set together with ADMIN_PASSWORD\.$/],
])('a password in a bad %s is not repeated', (name, value, sentence) => {
  expect(() => parseConfiguration({ [name]: value })).toThrow(sentence);
});
