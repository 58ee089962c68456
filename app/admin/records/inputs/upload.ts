import { type ApiResult, parseResponse, session, UNREACHABLE } from '../../../ui/call.ts';
import { signInAgain } from '../../parts/api.ts';

export const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const MAX_SIZE = 20 * 1024 * 1024; // bytes

export interface Uploaded {
  data: { id: number; image: string; image_width: number; image_height: number; alt: string | null };
  message: string;
}

/** Uploads a picture to a path of the API. `onProgress` receives the uploaded part, from 0 to 1. */
export async function upload(
  file: File,
  path: string,
  onProgress: (part: number) => void = () => {},
): Promise<ApiResult<Uploaded>> {
  for (;;) {
    const answer = await send(file, path, onProgress);
    if (answer.ok || answer.status !== 401) return answer;
    await signInAgain();
  }
}

// XMLHttpRequest, because fetch does not report upload progress.
function send(file: File, path: string, onProgress: (part: number) => void): Promise<ApiResult<Uploaded>> {
  const form = new FormData();
  form.set('image', file);
  const { promise, resolve } = Promise.withResolvers<ApiResult<Uploaded>>();
  const request = new XMLHttpRequest();
  request.open('POST', `/api${path}`);
  request.setRequestHeader('authorization', `Bearer ${session.token() ?? ''}`);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
  request.addEventListener('load', () => resolve(parseResponse(request.status, request.responseText)));
  const unreachable = () => resolve({ ok: false, status: 0, message: UNREACHABLE, errors: {} });
  for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, unreachable);
  request.send(form);
  return promise;
}
