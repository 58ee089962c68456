import * as fc from 'fast-check';
import { expect } from 'vitest';
import { about } from '../../content/types/about.ts';
import { blog } from '../../content/types/blog.ts';
import { service } from '../../content/types/service.ts';
import { teamMember } from '../../content/types/team-member.ts';
import { brokenBytes, malformedRequest } from './malformed.ts';
import { startApp } from '../api/app/app.ts';
import { write } from '../api/app/wire.ts';

const pages = [
  '/',
  '/blogs/{key}',
  '/services/{key}',
  '/our-reviews',
  '/contact-us',
  '/meeting',
  '/register',
  '/files/{key}/{key}',
  '/sitemap.xml',
  '/assets/{key}',
];

/** Opens the product with a little content and somebody signed in, and gives what makes malformed requests to it. */
export async function openToMalformed() {
  const app = await startApp();
  const authorization = `Bearer ${await app.signIn()}`;
  const port = await app.listen();
  for (const type of [about, teamMember, blog, service]) await app.create(type, { [type.title]: 'One', team_id: 1 });
  const calls = Object.keys((await app.get('/api/openapi.json')).json().paths as object).filter(
    (path) => path !== '/api/logout',
  );

  /** Makes so many requests, the same for the same seed: none may be answered with a 5xx, and of the API each says why. Gives how many. */
  async function makeRequests({ runs, seed }: { runs: number; seed: number }) {
    // Pages cost more to make, and there is less to them.
    const request = fc.oneof(
      { arbitrary: malformedRequest(calls), weight: 6 },
      { arbitrary: malformedRequest(pages), weight: 1 },
    );
    let made = 0;
    const property = fc.asyncProperty(request, fc.boolean(), async ({ method, url, headers, payload }, isSignedIn) => {
      made += 1;
      const answer = await app.request({
        method: method,
        url,
        headers: { ...headers, ...(isSignedIn && { authorization }) },
        ...(payload && { payload }),
      });
      expect(answer.statusCode).toBeLessThan(500);
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      if (answer.statusCode >= 400 && isJson && method !== 'HEAD') expect(answer.json().message).toMatch(/\w/);
      expect(answer.body).not.toMatch(/\n\s+at \S+ \(|node_modules|file:\/\//);
    });
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
    return made;
  }

  /** Writes so many broken requests to a connection: each is answered below 500 or cut, and the process lives on. Gives how many. */
  async function writeBytes({ runs, seed }: { runs: number; seed: number }) {
    let made = 0;
    const property = fc.asyncProperty(brokenBytes([...calls, ...pages]), async (bytes) => {
      made += 1;
      const statuses = [...(await write(port, bytes)).matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
        Number(status),
      );
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    });
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
    expect((await app.get('/readyz')).statusCode).toBe(200);
    return made;
  }

  return { app, makeRequests, writeBytes, stop: () => app.stop() };
}
