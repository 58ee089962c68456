import { PUBLIC_URL, type TestApp } from '../app.ts';

export type Fields = Record<string, string>;

/** Returns the hidden fields of the form of a page. */
export async function hiddenFieldsOf(app: TestApp, url: string, headers: Fields = {}): Promise<Fields> {
  return hiddenFieldsIn((await app.get(url, headers)).body);
}

export function hiddenFieldsIn(body: string): Fields {
  const hidden = body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, unescaped(value)]));
}

/** Submits a form as a browser without JavaScript does. */
export function sendForm(app: TestApp, url: string, fields: Fields, from: { headers?: Fields; ip?: string } = {}) {
  return app.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: PUBLIC_URL, ...from.headers },
    payload: new URLSearchParams(fields).toString(),
    ...(from.ip && { remoteAddress: from.ip }),
  });
}

/** Returns the reference in a confirmation. */
export function referenceIn(body: string): string {
  return /Your reference is (?:<!-- -->)?<strong[^>]*>([^<]+)<\/strong>/.exec(body)?.[1] ?? '';
}

/** Returns the text of the element with a role, which holds no other elements. */
export function messageIn(html: string, role: 'alert' | 'status'): string | undefined {
  const element = role === 'status' ? /<output[^>]*>(.*?)<\/output>/s : /role="alert"[^>]*>([^<]*)</;
  return element.exec(html)?.[1]?.replaceAll('<!-- -->', '');
}

function unescaped(value: string) {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
