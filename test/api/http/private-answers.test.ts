import { hash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { variableNames } from '../../../server/platform/configuration/configuration.ts';
import { openSessionOf } from '../app/accounts.ts';
import { openWithCalls } from '../app/guarded-routes.ts';
import { addPerson } from '../app/people.ts';

let opened: Awaited<ReturnType<typeof openWithCalls>>;
beforeAll(async () => {
  opened = await openWithCalls();
});
afterAll(() => opened.app.stop());

test('E10: no answer to somebody who is signed in may be stored on its way', async () => {
  const { app, calls } = opened;
  const { id } = await addPerson(app, 'Ada');
  const stored: string[] = [];
  for (const { method, path } of calls) {
    // Some of them end the session that makes them.
    const headers = { authorization: `Bearer ${await openSessionOf(app.services, id)}` };
    const isWrite = method === 'POST' || method === 'PUT';
    const answer = await app.request({ method, url: path, headers, ...(isWrite && { payload: {} }) });
    if (answer.headers['cache-control'] !== 'no-store') stored.push(`${method} ${path}`);
  }
  expect([calls.length > 300, stored]).toEqual([true, []]);
});

test('E10: what browsers are sent has no secret of the environment, and the build holds no key', async () => {
  const files = (await readdir('build', { recursive: true })).filter((name) => /\.(m?js|json|html|css)$/.test(name));
  const secrets = variableNames.filter((name) => /PASSWORD|SECRET|TOKEN|KEY|_URL$/.test(name));
  const value = new RegExp(`\\b(${secrets.join('|')})["']?\\s*[:=]`);
  const findings: string[] = [];
  for (const name of files) {
    const text = (await readFile(join('build', name))).toString();
    if (name.startsWith('client') && value.test(text)) findings.push(`${name}: ${value.exec(text)?.[0]}`);
    if (/-----BEGIN [A-Z ]*PRIVATE KEY-----\n/.test(text)) findings.push(`${name}: a private key`);
  }
  expect([secrets.length > 3, files.length > 50, findings]).toEqual([true, true, []]);
});

test('E12: a guess at the hash of a private file changes no answer', async () => {
  const { app } = opened;
  const bytes = randomBytes(64);
  const key = `applications/${randomBytes(16).toString('hex')}`;
  await mkdir(join(app.folder, 'attachments', 'applications'), { recursive: true });
  await writeFile(join(app.folder, 'attachments', key), bytes);
  const guesses = ['*', `"${hash('sha256', bytes)}"`, `"${key}"`, `W/"${key}"`];
  for (const url of [
    `/files/${key}`,
    `/files/../attachments/${key}`,
    '/api/answers/1/attachments/0',
    `/api/backups/${'x'.repeat(43)}`,
  ]) {
    const { statusCode, body } = await app.get(url);
    for (const guess of guesses) {
      const guessed = await app.get(url, { 'if-none-match': guess });
      const isSame = withoutNonces(guessed.body) === withoutNonces(body);
      expect([url, guess, guessed.statusCode, isSame]).toEqual([url, guess, statusCode, true]);
      expect(guessed.headers['etag']).toBeUndefined();
    }
  }
});

const withoutNonces = (html: string) => html.replaceAll(/[\w-]{8}(-[\w-]{4}){3}-[\w-]{12}/g, '');

test.each(['/admin', '/admin/account/security', '/login'])(
  'E10: the page at %s is not stored on its way',
  async (path) => {
    expect((await opened.app.get(path)).headers).toMatchObject({ 'cache-control': 'no-store' });
  },
);
