import { type FileKind, fileKinds, formatsOf, limitOf } from '../../../../content/file-kinds.ts';
import { type ApiResult, parseResponse, session, UNREACHABLE } from '../../../ui/call.ts';
import { signInAgain } from '../../parts/api.ts';

/** What is said of a file that is no picture. */
export const NO_PICTURE = `must be ${formatsOf(['picture'])} of at most ${limitOf('picture')}.`;

interface UploadedPicture {
  data: { id: number; image: string; image_width: number; image_height: number; alt: string | null };
  message: string;
}

/** A picture, or a file of another kind, which pages link to. */
export type UploadedFile =
  | ({ kind: 'picture' } & UploadedPicture['data'])
  | { kind: Exclude<FileKind, 'picture'>; file: string };

/** Uploads a picture into an area of the library. `onProgress` receives the uploaded part, from 0 to 1. */
export function uploadPicture(file: File, area: string, onProgress: (part: number) => void = () => {}) {
  return upload<UploadedPicture>(
    { image: file },
    `/media?${new URLSearchParams({ area, kind: 'picture' })}`,
    onProgress,
  );
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
