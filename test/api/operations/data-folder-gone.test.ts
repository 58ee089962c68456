import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../server/platform/log/log.ts';
import { type ApiClient, multipart } from '../../api-client.ts';
import { png } from '../../pictures.ts';
import { signInTo } from '../app/people.ts';
import { write as sendRaw } from '../app/raw-http.ts';
import { type TestApp, startApp } from '../app/app.ts';

const GONE = 'Nothing is stored until it is back.';
const BACK = 'The data folder is back.';
const message = { name: 'Ines', email: 'ines@example.com', phone: '1', description: 'Hello.' };

let app: TestApp;
let client: ApiClient;
let lines: string[];
beforeEach(async () => {
  const linesOfTest: string[] = [];
  lines = linesOfTest;
  app = await startApp({ log: createLog('info', { destination: { write: (line) => void linesOfTest.push(line) } }) });
  client = await signInTo(app);
  await client.upload(8);
});
afterEach(async () => {
  await mkdir(app.folder, { recursive: true });
  await app.stop();
  await rm(away(), { recursive: true, force: true });
});

const away = () => `${app.folder}-away`;
const write = () => app.post('/api/contact/store', message);
const upload = async () => (await client.sendForm('/media', { image: await png('b.png', 9) })).status;
const readiness = async () => (await app.get('/readyz')).statusCode;
const logged = (words: string) => lines.filter((line) => line.includes(words)).length;

async function lookTwice() {
  for (let time = 0; time < 2; time += 1) await app.services.watch.look();
}

const moved = () => rename(app.folder, away());
const movedBack = async () => {
  await rm(app.folder, { recursive: true, force: true });
  await rename(away(), app.folder);
};
const replaced = async () => {
  await moved();
  await cp(away(), app.folder, { recursive: true });
};
const deleted = () => rm(app.folder, { recursive: true });
const emptied = async () => {
  for (const name of await readdir(app.folder)) await rm(join(app.folder, name), { recursive: true });
};

test.each([
  ['moved', moved, movedBack],
  ['replaced by a copy', replaced, movedBack],
  ['deleted', deleted, null],
  ['emptied', emptied, null],
])('while the data folder is %s nothing is taken that would be lost', async (_how, vanish, comeBack) => {
  await vanish();
  // PostgreSQL has its rows elsewhere.
  expect((await write()).statusCode).toBe(app.databaseUrl ? 201 : 503);
  expect([await upload(), await readiness()]).toEqual([503, 503]);
  await lookTwice();
  expect([logged(GONE), logged('A request failed.')]).toEqual([1, 0]);
  expect(existsSync(join(app.folder, 'uploads'))).toBe(vanish === replaced);
  if (!comeBack) return;
  await comeBack();
  await lookTwice();
  expect([(await write()).statusCode, await upload(), await readiness()]).toEqual([201, 201, 200]);
  expect([logged(GONE), logged(BACK)]).toEqual([1, 1]);
});

test('an upload that is refused holds up no other request on its connection', async () => {
  const port = await app.listen();
  const { type, body } = await multipart([['image', new File([new Uint8Array(5 * 1024 * 1024)], 'a.png')]]);
  await moved();
  const head = `POST /api/media HTTP/1.1\r\nHost: x\r\nAuthorization: ${client.authorization}\r\n`;
  const framing = `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
  const next = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const received = await sendRaw(port, Buffer.concat([Buffer.from(head + framing), body, Buffer.from(next)]));
  expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 503', 'HTTP/1.1 200']);
});

test('while the folder of uploads alone is gone, pictures are not said to be missing, and it is not made anew', async () => {
  const [path = ''] = (await client.ask('GET', '/media')).body.data.map(({ image }: { image: string }) => image);
  const uploads = join(app.folder, 'uploads');
  await rename(uploads, away());
  expect((await app.get(path)).statusCode).toBe(503);
  await expect(app.services.dataFolder.fileCheck.check()).rejects.toThrow('is gone');
  expect([await upload(), await readiness()]).toEqual([503, 503]);
  expect(existsSync(uploads)).toBe(false);
  await rename(away(), uploads);
  expect([(await app.get(path)).statusCode, await upload(), await readiness()]).toEqual([200, 201, 200]);
});
