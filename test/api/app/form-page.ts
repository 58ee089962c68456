import type { TestApp } from './app.ts';

export type Fields = Record<string, string>;

/** Gives what the form of a page carries unseen. */
export async function carriedBy(app: TestApp, url: string, headers: Fields = {}): Promise<Fields> {
  return carriedIn((await app.get(url, headers)).body);
}

/** Takes a page; gives what its form carries unseen. */
export function carriedIn(body: string): Fields {
  const hidden = body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, readable(value)]));
}

/** Sends a form as a browser without script does. */
export function sendForm(app: TestApp, url: string, fields: Fields, from: { headers?: Fields; ip?: string } = {}) {
  return app.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...from.headers },
    payload: new URLSearchParams(fields).toString(),
    ...(from.ip && { remoteAddress: from.ip }),
  });
}

/** Gives the reference that a page of thanks names. */
export function referenceIn(body: string): string {
  return /Your reference is (?:<!-- -->)?<strong[^>]*>([^<]+)<\/strong>/.exec(body)?.[1] ?? '';
}

function readable(value: string) {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
