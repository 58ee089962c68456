import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { picture, type TestApp } from './app.ts';

export type Administrator = Awaited<ReturnType<typeof signInTo>>;

/** What a form is filled with: texts by the names of their fields, and files. */
export type Form = Record<string, string | number | File>;

/** Signs in, and gives what an administrator's client does: it sends JSON, or forms with files as browsers send them. */
export async function signInTo(app: TestApp) {
  const authorization = `Bearer ${await app.signIn()}`;

  async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
    const request = { method, url: `/api${url}`, headers: { authorization } };
    return told(await app.request({ ...request, ...(payload && { payload }) }));
  }

  /** Posts a body of any type as it stands. */
  async function post(url: string, type: string, payload: Buffer | string) {
    const headers = { authorization, 'content-type': type };
    return told(await app.request({ method: 'POST', url: `/api${url}`, headers, payload }));
  }

  async function sendForm(url: string, form: Form) {
    const { type, body } = await multipart(Object.entries(form));
    return post(url, type, body);
  }

  return { authorization, ask, post, sendForm };
}

function told(answer: LightMyRequestResponse) {
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** Gives the bytes of a form as a browser sends it, and their content type. A name may come more than once. */
export async function multipart(parts: [string, string | number | File][]) {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, String(value));
  }
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', body: Buffer.from(await encoded.arrayBuffer()) };
}

export async function png(name = 'picture.png') {
  return new File([new Uint8Array(await picture())], name, { type: 'image/png' });
}

export async function jpeg(name = 'picture.jpg') {
  const photograph = await sharp(await picture(90, 60))
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(photograph)], name, { type: 'image/jpeg' });
}

/** What a browser sends for an input in which no file was chosen. */
export const noFile = new File([], '', { type: 'application/octet-stream' });
