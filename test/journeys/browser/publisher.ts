import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import type { ContentType } from '../../../content/model/content-type.ts';

export type Publisher = Awaited<ReturnType<typeof createPublisher>>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Saved {
  id: number;
  slug: string;
}

export const person = { name: 'Sana Qureshi', email: 'sana@example.com', password: 'plinths carry' };

/** Registers the first administrator of a server by its link, signs in, and gives what publishes by the API. */
export async function createPublisher(request: APIRequestContext, origin: string, setUpLink: string) {
  const token = new URL(setUpLink).searchParams.get('token') ?? '';
  const data = { ...person, password_confirmation: person.password, token };
  await request.post(`${origin}/api/register`, { data });
  return createClient(request, origin, await signIn());

  async function signIn() {
    const signedIn = await request.post(`${origin}/api/login`, { data: person });
    return (await signedIn.json()).ACCESS_TOKEN as string;
  }
}

/** Gives what asks the API of a server for whoever holds the token. */
export function createClient(request: APIRequestContext, origin: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };

  /** Makes a call that has to succeed. */
  async function ask<Body>(method: Method, path: string, data?: object): Promise<Body> {
    const answer = await request.fetch(`${origin}/api/${path}`, { method, headers, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  }

  const send = async (method: Method, path: string, data: object) =>
    (await ask<{ data: Saved }>(method, path, data)).data;

  return {
    token,
    ask,
    create: (type: ContentType, fields: object) => send('POST', type.path, fields),
    update: (type: ContentType, key: string, fields: object) => send('PUT', `${type.path}/${key}`, fields),
    remove: (type: ContentType, key: string) => ask<object>('DELETE', `${type.path}/${key}`),
    /** Uploads a picture and gives its path. */
    upload: async () => {
      const image = { name: 'picture.png', mimeType: 'image/png', buffer: await picture() };
      const answer = await request.post(`${origin}/api/media`, { headers, multipart: { image } });
      return (await answer.json()).data.image as string;
    },
  };
}

export function picture(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3530c4' } })
    .png()
    .toBuffer();
}
