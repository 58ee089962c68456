import { parseResponse, UNREACHABLE } from '../../ui/call.ts';
import { saveFile } from '../../ui/save-file.ts';
import { session } from '../../ui/session.ts';
import { showToast } from '../../ui/toast.ts';
import { signInAgain } from '../parts/api.ts';

/** Fetches a file of the API as the one who is signed in, and saves it; what fails is told. */
export async function download(path: string): Promise<void> {
  for (;;) {
    const response = await request(path);
    if (!response) return showToast('error', UNREACHABLE);
    if (response.ok) return save(response);
    if (response.status !== 401) return tellRefusal(response);
    await signInAgain();
  }
}

async function request(path: string) {
  try {
    return await fetch(`/api${path}`, { headers: { authorization: `Bearer ${session.token()}` } });
  } catch {
    return null;
  }
}

async function save(response: Response) {
  const [, name = 'export.csv'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const file = await response.blob().catch(() => null);
  if (!file) return showToast('error', UNREACHABLE);
  saveFile(name, file);
}

async function tellRefusal(response: Response) {
  const answer = parseResponse(response.status, await response.text());
  if (!answer.ok) showToast('error', answer.message);
}
