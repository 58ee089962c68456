import { parseResponse, session, UNREACHABLE } from '../../ui/call.ts';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast.ts';
import { signInAgain } from '../parts/api.ts';

/** Downloads a file of the API with the user's token. Failures are shown as toasts. */
export async function download(path: string): Promise<void> {
  for (;;) {
    const response = await request(path);
    if (!response) return showToast('error', UNREACHABLE);
    if (response.ok) return save(response);
    if (response.status !== 401) return showError(response);
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
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const [, name = 'export.csv'] = /filename="([^"]+)"/.exec(disposition) ?? [];
  const file = await response.blob().catch(() => null);
  if (!file) return showToast('error', UNREACHABLE);
  saveFile(encoded ? decodeURIComponent(encoded) : name, file);
}

async function showError(response: Response) {
  const result = parseResponse(response.status, await response.text());
  if (!result.ok) showToast('error', result.message);
}
