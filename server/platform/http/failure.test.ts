import { expect, test } from 'vitest';
import { explainFailure, httpError } from './failure.ts';

test.each([
  ['an expected failure, as it is', httpError(413, 'Too much.'), 413],
  ['a busy SQLite', { errcode: 5 }, 503],
  ['a locked SQLite, by its extended code', { errcode: 6 | (1 << 8) }, 503],
  ['a full disk, as SQLite says it', { errcode: 13 }, 507],
  ['a full disk, as the system says it', { code: 'ENOSPC' }, 507],
  ['a full disk, as PostgreSQL says it', { code: '53100' }, 507],
  ['a PostgreSQL that is not there', { code: 'ECONNREFUSED' }, 503],
  ['a PostgreSQL that is stopping', { code: '57P01' }, 503],
  ['a PostgreSQL that went away', new Error('Connection terminated unexpectedly'), 503],
  ['a PostgreSQL that has no connection left', { code: '53300' }, 503],
  ['a PostgreSQL whose lock or statement takes too long', { code: '55P03' }, 503],
  ['a connection that has ended', new Error('Client has encountered a connection error and is not queryable'), 503],
  ['a SQLite file that cannot be read, by its extended code', { errcode: 10 | (2 << 8) }, 503],
  ['a damaged SQLite file', { errcode: 11 | (1 << 8) }, 503],
  ['a damaged page of PostgreSQL', { code: 'XX001' }, 503],
  ['a SQLite file that cannot be written', { errcode: 8 }, 503],
  ['a surprise', new Error('secret detail'), 500],
  ['something thrown that is no error', undefined, 500],
])('%s', (_case, thrown, status) => {
  const failure = explainFailure(thrown);
  expect(failure.status).toBe(status);
  expect(failure.sentence).toMatch(/^[A-Z].*\.$/);
  expect(failure.sentence).not.toContain('secret');
});
