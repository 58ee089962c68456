import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import type { ContentType } from '../../content/model/content-type.ts';

const person = { name: 'Sana Qureshi', email: 'sana@example.com', password: 'plinths carry' };

/** Registers the first administrator of a server by its link, signs in, and gives what publishes by the API. */
export async function createPublisher(request: APIRequestContext, origin: string, setUpLink: string) {
  const token = new URL(setUpLink).searchParams.get('token') ?? '';
  const form = { ...person, password_confirmation: person.password, token };
  await request.post(`${origin}/register`, { form });
  const signedIn = await request.post(`${origin}/api/login`, { data: person });
  const headers = { authorization: `Bearer ${(await signedIn.json()).ACCESS_TOKEN}` };

  async function send(method: 'POST' | 'PUT', path: string, data: object) {
    const answer = await request.fetch(`${origin}/api/${path}`, { method, headers, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()).data as { id: number; slug: string };
  }

  return {
    create: (type: ContentType, fields: object) => send('POST', type.path, fields),
    update: (type: ContentType, key: string, fields: object) => send('PUT', `${type.path}/${key}`, fields),
    /** Uploads a picture and gives its path. */
    upload: async () => {
      const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3530c4' } })
        .png()
        .toBuffer();
      const image = { name: 'picture.png', mimeType: 'image/png', buffer };
      const answer = await request.post(`${origin}/api/media`, { headers, multipart: { image } });
      return (await answer.json()).data.image as string;
    },
  };
}
