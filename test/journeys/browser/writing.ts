import type { Locator, Page } from '@playwright/test';
import { review } from '../../../content/types/review.ts';
import { maker } from './records.ts';
import * as screen from './screen.ts';

export const LABEL = 'Project Review';

/** Opens the form of a new review with a text, and returns its editor. */
export async function openText(page: Page, app: Parameters<typeof maker>[0], text = '<p>As it was.</p>') {
  const { id } = await maker(app).review('Written', { project_review: text });
  await page.goto(`/admin/reviews/edit/${id}`);
  const editor = screen.input(page, LABEL);
  await editor.waitFor();
  return { id: String(id), editor };
}

/** Deletes the review, of which its page must not ask any more. */
export async function leave(page: Page, app: Parameters<typeof maker>[0], id: string) {
  await page.close();
  await app.publisher.remove(review, id);
}

/** Saves the form, and returns the text that the server has then. */
export async function savedText(page: Page, { publisher }: Parameters<typeof maker>[0], id: string): Promise<string> {
  const isPublished = /\/api\/(reviews\/\d+|drafts\/\d+\/publish)$/;
  const answered = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && isPublished.test(response.url()),
  );
  await screen.press(page, 'Update');
  await answered;
  const { data } = await publisher.call<{ data: { project_review: string } }>('GET', `/reviews/${id}`);
  return data.project_review;
}

interface Copied {
  html?: string;
  text?: string;
  files?: { name: string; type: string; bytes: Buffer }[];
}

/** Pastes into an editor what a program has put on the clipboard. */
export function paste(editor: Locator, { html, text, files = [] }: Copied) {
  const encoded = files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') }));
  return editor.evaluate(
    (element, { html, text, encoded }) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData('text/html', html);
      if (text) clipboardData.setData('text/plain', text);
      for (const { name, type, base64 } of encoded) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
        clipboardData.items.add(new File([bytes], name, { type }));
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, text, encoded },
  );
}
