import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Plinth, startPlinth } from '../app/app.ts';

let plinth: Plinth;
let styles: string;
beforeAll(async () => {
  plinth = await startPlinth();
  styles = /href="(\/assets\/[^"]+\.css)"/.exec((await plinth.get('/login')).body)?.[1] ?? '';
});
afterAll(() => plinth.stop());

test.each(['br', 'gzip'])('built files are sent as %s to those who take it, and kept for good', async (encoding) => {
  const plain = await plinth.get(styles);
  const compressed = await plinth.get(styles, { 'accept-encoding': encoding });
  expect(compressed.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});
