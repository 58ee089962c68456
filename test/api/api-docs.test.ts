import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Plinth, PUBLIC_URL, startPlinth } from './plinth.ts';

let plinth: Plinth;
beforeAll(async () => {
  plinth = await startPlinth();
});
afterAll(() => plinth.stop());

const page = async () => {
  const answer = await plinth.get('/api/docs');
  return answer.statusCode < 300 ? answer : plinth.get('/api/docs/');
};

/** The addresses that a page or a style sheet loads from. */
const loadedBy = (text: string) =>
  [...text.matchAll(/(?:src|href)="([^"]+)"|url\(["']?([^"')]+)/g)].map(
    ([, inPage, inStyle]) => inPage ?? inStyle ?? '',
  );

test('the page and its files are there, all on this host', async () => {
  const { statusCode, headers, body } = await page();
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const files = loadedBy(body).map((file) => new URL(file, `${PUBLIC_URL}/api/docs/`));
  expect(files.length).toBeGreaterThan(4);
  for (const { href, pathname } of files) {
    expect(href).toContain(PUBLIC_URL);
    expect([pathname, (await plinth.get(pathname)).statusCode]).toEqual([pathname, 200]);
  }
});

test('its styles load nothing from elsewhere, its script asks nobody to judge the description', async () => {
  const styles = await plinth.get('/api/docs/static/swagger-ui.css');
  const addresses = loadedBy(styles.body).filter((address) => !address.startsWith('data:'));
  expect(addresses.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  const script = await plinth.get('/api/docs/static/swagger-initializer.js');
  expect(script.body).toMatch(/validatorUrl"?: *null/);
});

test('the page loads nothing that its policy forbids: no script and no style of its own', async () => {
  const { headers, body } = await page();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|<style|\son\w+=|\sstyle=/);
});

test('the description is JSON that any page of this site may read', async () => {
  const { statusCode, headers } = await plinth.get('/api/openapi.json');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
});
