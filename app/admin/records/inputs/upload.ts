import { type FileKind, fileKinds, formatsOf, limitOf } from '../../../../content/file-kinds.ts';
import { type ApiResult, parseResponse, session, UNREACHABLE } from '../../../ui/call.ts';
import { signInAgain } from '../../parts/api.ts';

/** What is said of a file that is of none of some kinds, or too large. */
export function refusalFor(kinds: readonly FileKind[]): string {
  return `must be ${kinds.map((kind) => `${formatsOf([kind])} of at most ${limitOf(kind)}`).join(' or ')}.`;
}

interface UploadedPicture {
  id: number;
  image: string;
  image_width: number;
  image_height: number;
  alt: string | null;
}

/** A picture, or a file of another kind, which pages link to. */
export type UploadedFile =
  | ({ kind: 'picture' } & UploadedPicture)
  | { kind: Exclude<FileKind, 'picture'>; file: string };

interface ImageUpload {
  area: string;
  kinds: readonly FileKind[];
  /** Receives the uploaded part, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Uploads a picture, or an image of another kind, into an area of the library. */
export function uploadImage(file: File, { area, kinds, onProgress = () => {} }: ImageUpload) {
  const query = new URLSearchParams({ area, kind: kinds.join(',') });
  return upload<{ data: { file: string; alt: string | null } }>({ image: file }, `/media?${query}`, onProgress);
}

/** Uploads a file of any kind into the library. */
export function uploadFile(file: File, onProgress: (part: number) => void) {
  return upload<{ data: UploadedFile }>({ file }, '/media', onProgress);
}

/** Uploads a file, by the name of its field, to a path of the API. `onProgress` receives the uploaded part, from 0 to 1. */
export async function upload<Body>(
  fields: Record<string, File>,
  path: string,
  onProgress: (part: number) => void,
): Promise<ApiResult<Body>> {
  const sent = await inTakenFormats(fields);
  for (;;) {
    const answer = await send<Body>(sent, path, onProgress);
    if (answer.ok || answer.status !== 401) return answer;
    await signInAgain();
  }
}

async function inTakenFormats(fields: Record<string, File>) {
  const files = Object.entries(fields).map(async ([name, file]) => [name, await withoutHeic(file)] as const);
  return Object.fromEntries(await Promise.all(files));
}

const HEIC_NAME = /\.hei[cf]$/i;

/** Turns a HEIC photo into a JPEG, as far as the browser can read it. Otherwise the server says what to do. */
async function withoutHeic(file: File): Promise<File> {
  const isHeic = fileKinds.picture.converted.some((type) => type === file.type) || HEIC_NAME.test(file.name);
  const bitmap = isHeic ? await createImageBitmap(file).catch(() => null) : null;
  if (!bitmap) return file;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const type = 'image/jpeg';
  return new File([await canvas.convertToBlob({ type })], file.name.replace(HEIC_NAME, '.jpg'), { type });
}

// XMLHttpRequest, because fetch does not report upload progress.
function send<Body>(
  fields: Record<string, File>,
  path: string,
  onProgress: (part: number) => void,
): Promise<ApiResult<Body>> {
  const form = new FormData();
  for (const [name, file] of Object.entries(fields)) form.set(name, file);
  const { promise, resolve } = Promise.withResolvers<ApiResult<Body>>();
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
