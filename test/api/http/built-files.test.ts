import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let styles: string;
beforeAll(async () => {
  app = await startApp();
  styles = /href="(\/assets\/[^"]+\.css)"/.exec((await app.get('/login')).body)?.[1] ?? '';
});
afterAll(() => app.stop());

test.each(['br', 'gzip'])(
  'built files are sent as %s to clients that accept it, and are immutable',
  async (encoding) => {
    const plain = await app.get(styles);
    const compressed = await app.get(styles, { 'accept-encoding': encoding });
    expect(compressed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  },
);
