import * as fc from 'fast-check';
import { expect } from 'vitest';
import { brokenBytes, malformedRequest } from './malformed.ts';
import { documentPaths, formPaths, readingPaths } from '../public-addresses.ts';
import { startApp } from '../api/app/app.ts';
import { createOneOfEach } from '../api/app/one-of-each.ts';
import { write } from '../api/app/raw-http.ts';

const pages = [
  ...readingPaths('{key}'),
  ...formPaths,
  ...documentPaths,
  '/register',
  '/files/{key}/{key}',
  '/assets/{key}',
];

/** Starts the app with a record of each type, for malformed requests with and without a signed-in user. */
export async function openToMalformed() {
  const app = await startApp();
  const authorization = `Bearer ${await app.signIn()}`;
  const port = await app.listen();
  await createOneOfEach(app);
  const calls = Object.keys((await app.get('/api/openapi.json')).json().paths as object).filter(
    (path) => path !== '/api/logout',
  );

  /** Expects no 5xx and a message for each failed API call. The same seed makes the same requests. Returns their number. */
  async function makeRequests({ runs, seed }: { runs: number; seed: number }) {
    // Pages take longer, and there is less to find.
    const request = fc.oneof(
      { arbitrary: malformedRequest(calls), weight: 6 },
      { arbitrary: malformedRequest(pages), weight: 1 },
    );
    let count = 0;
    const property = fc.asyncProperty(request, fc.boolean(), async ({ method, url, headers, payload }, isSignedIn) => {
      count += 1;
      const response = await app.request({
        method: method,
        url,
        headers: { ...headers, ...(isSignedIn && { authorization }) },
        ...(payload && { payload }),
      });
      expect(response.statusCode).toBeLessThan(500);
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      if (response.statusCode >= 400 && isJson && method !== 'HEAD') expect(response.json().message).toMatch(/\w/);
      expect(response.body).not.toMatch(/\n\s+at \S+ \(|node_modules|file:\/\//);
    });
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
    return count;
  }

  /** Writes broken requests to connections: each gets a response below 500 or is cut off. Returns their number. */
  async function writeBytes({ runs, seed }: { runs: number; seed: number }) {
    let count = 0;
    const property = fc.asyncProperty(brokenBytes([...calls, ...pages]), async (bytes) => {
      count += 1;
      const statuses = [...(await write(port, bytes)).matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
        Number(status),
      );
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    });
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
    expect((await app.get('/readyz')).statusCode).toBe(200);
    return count;
  }

  return { app, makeRequests, writeBytes, stop: () => app.stop() };
}
