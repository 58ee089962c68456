import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAllRows } from '../app/database-rows.ts';
import { type Call, isOfOtherType, openWithCalls } from '../app/guarded-routes.ts';
import { isLongRun } from '../../long-run.ts';
import type { TestApp } from '../app/app.ts';
import { send } from '../app/raw-http.ts';

let app: TestApp;
let calls: Call[];
let port: number;
beforeAll(async () => {
  const opened = await openWithCalls();
  app = opened.app;
  calls = opened.calls.filter(({ method, path }) => method !== 'HEAD' && (isLongRun || !isOfOtherType(path)));
  port = await app.listen();
});
afterAll(() => app.stop());

describe('a disguised path does not get past the sign-in', () => {
  test.each<[string, (path: string) => string, string?]>([
    ['two slashes in front', (path) => `/${path}`],
    ['two slashes inside', (path) => path.replace('/api/', '/api//')],
    ['an encoded slash', (path) => path.replace('/api/', '/api%2F')],
    ['another encoded slash', (path) => path.replace(/\/([^/]*)$/, '%2F$1')],
    ['an encoded letter', (path) => path.replace('/api', '/%61pi')],
    ['a backslash', (path) => path.replace('/api/', '/api\\')],
    ['a slash at the end', (path) => `${path}/`],
    ['upper case', (path) => path.toUpperCase()],
    ['a dot', (path) => path.replace('/api/', '/api/./')],
    ['two dots', (path) => path.replace('/api/', '/api/setting/../')],
    ['encoded dots', (path) => path.replace('/api/', '/api/setting/%2e%2e/')],
    ['a semicolon', (path) => `${path};x`],
    ['a semicolon inside', (path) => path.replace('/api/', '/api;x/')],
    ['a query', (path) => `${path}?x=1`],
    ['a fragment', (path) => `${path}%23x`],
    ['a host', (path) => `http://plinth.example${path}`],
    ['HEAD', (path) => path, 'HEAD'],
    ['OPTIONS', (path) => path, 'OPTIONS'],
    ['PATCH', (path) => path, 'PATCH'],
  ])('%s', async (_trick, disguise, otherMethod) => {
    const before = await readAllRows(app.services.database);
    for (const { method, path } of calls) {
      const call = { method: otherMethod ?? method, path: disguise(path) };
      const writes = ['POST', 'PUT', 'PATCH'].includes(call.method);
      const headers = { 'content-type': 'application/json', 'x-http-method-override': method };
      const { status } = await send(port, { ...call, ...(writes && { headers, body: '{}' }) });
      expect([call, 400 <= status && status < 500]).toEqual([call, true]);
    }
    expect(await readAllRows(app.services.database)).toEqual(before);
  });
});
