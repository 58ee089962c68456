import type { ApiClient } from '../../api-client.ts';
import { png } from '../../pictures.ts';

interface Uploaded {
  id: number;
  image: string;
  image_width: number;
}

let width = 100; // px

/** Uploads a picture that is not in the library yet. */
export async function uploadPicture(client: ApiClient, { name = 'picture.png', query = '' } = {}): Promise<Uploaded> {
  width += 1;
  return (await client.sendForm(`/media${query}`, { image: await png(name, width) })).body.data;
}
