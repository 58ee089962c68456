import type { ContentType } from '../content/model/content-type.ts';
import { png } from './pictures.ts';

export type ApiClient = ReturnType<typeof createApiClient>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Texts and files by the name of their field. */
export type FormFields = Record<string, string | number | File>;

export interface Saved {
  id: number;
  slug: string;
}

interface ApiRequest {
  method: Method;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

interface ApiResponse {
  status: number;
  headers: Record<string, number | string | string[] | undefined>;
  text: string;
}

interface Content {
  type: string;
  body: string | Buffer;
}

/** Of every account under test, unless it registers itself. */
export const PASSWORD = 'plinths carry';

/** Carries a request to the server under test, in this process or over the network. */
type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** A client of the API, signed in if it has a token. It sends JSON, or forms as browsers send them. */
export function createApiClient(transport: Transport, token = '') {
  const authorization = `Bearer ${token}`;

  /** Sends a request, and again after confirming who this is, where that is asked for, as screens do. */
  async function send(method: Method, path: string, content?: Content) {
    const response = await sendOnce(method, path, content);
    if (response.body?.needs !== 'confirmation') return response;
    await sendOnce('POST', '/account/confirm', asJson({ password: PASSWORD }));
    return sendOnce(method, path, content);
  }

  async function sendOnce(method: Method, path: string, content?: Content) {
    const headers = { ...(token && { authorization }), ...(content && { 'content-type': content.type }) };
    const request = { method, path: `/api${path}`, headers };
    const response = await transport(content ? { ...request, body: content.body } : request);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return { ...response, body: isJson ? JSON.parse(response.text) : null };
  }

  function ask(method: Method, path: string, payload?: object) {
    return send(method, path, payload && asJson(payload));
  }

  /** Returns the body of the response; throws unless the call succeeds. */
  async function call<Body>(method: Method, path: string, payload?: object): Promise<Body> {
    const { status, text, body } = await ask(method, path, payload);
    if (status >= 400) throw new Error(`${method} ${path} returned ${status}: ${text}`);
    return body as Body;
  }

  /** Returns all items of a list. */
  async function all<Item>(path: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await call<{ data: Item[] }>('GET', `${path}?per_page=100&page=${page}`);
      if (data.length === 0) return items;
      items.push(...data);
    }
  }

  async function sendForm(path: string, fields: FormFields) {
    return send('POST', path, await multipart(Object.entries(fields)));
  }

  const save = async (method: Method, path: string, fields: object) =>
    (await call<{ data: Saved }>(method, path, fields)).data;

  return {
    token,
    authorization,
    ask,
    call,
    all,
    post: (path: string, type: string, body: string | Buffer) => send('POST', path, { type, body }),
    sendForm,
    create: (type: ContentType, fields: object) => save('POST', `/${type.path}`, fields),
    update: (type: ContentType, key: string, fields: object) => save('PUT', `/${type.path}/${key}`, fields),
    remove: (type: ContentType, key: string) => call<object>('DELETE', `/${type.path}/${key}`),
    /** Uploads a picture, square if it has a side, and returns its path. */
    upload: async (side?: number) => {
      const { body, text } = await sendForm('/media', { image: await png('picture.png', side) });
      if (!body?.data) throw new Error(text);
      return body.data.image as string;
    },
  };
}

const asJson = (payload: object) => ({ type: 'application/json', body: JSON.stringify(payload) });

/** Sends requests to a server by its address. */
export function overNetwork(origin: string): Transport {
  return async ({ path, body, ...request }) => {
    const bytes = typeof body === 'object' ? new Uint8Array(body) : body;
    const response = await fetch(origin + path, { ...request, ...(bytes !== undefined && { body: bytes }) });
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  };
}

/** Encodes a form as a browser does. A name may occur more than once. */
export async function multipart(parts: [string, string | number | File][]) {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, String(value));
  }
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', body: Buffer.from(await encoded.arrayBuffer()) };
}
