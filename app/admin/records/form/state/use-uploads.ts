import { useRef } from 'react';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import { showToast } from '../../../../ui/toast.ts';

const FAILED = 'Not saved, because a picture could not be uploaded. Try again, or remove it.';

/** The uploads of a form, for which a save waits. */
export function useUploads({ screens }: ContentType) {
  const uploads = useRef(new Map<object, Promise<boolean>>());

  /** The failed upload of a picture is kept until another one of it succeeds. */
  function add(upload: Promise<boolean>, picture?: object) {
    const key = picture ?? upload;
    uploads.current.set(key, upload);
    void closeAfter(upload, key, { isKept: picture !== undefined });
  }

  async function closeAfter(upload: Promise<boolean>, key: object, { isKept }: { isKept: boolean }) {
    const hasSucceeded = await upload;
    const isLatest = uploads.current.get(key) === upload;
    if (isLatest && (hasSucceeded || !isKept)) uploads.current.delete(key);
  }

  /** Waits for all uploads. Returns whether they have succeeded, and says so if not; the input of a failed one shows why. */
  async function finished(): Promise<boolean> {
    const results = await Promise.all(uploads.current.values());
    const haveSucceeded = results.every(Boolean);
    if (!haveSucceeded) showToast('error', FAILED, screens.toasts);
    return haveSucceeded;
  }

  /** Waits for all uploads, however they end. */
  async function settled(): Promise<void> {
    await Promise.all(uploads.current.values());
  }

  return { add, finished, settled, areOpen: () => uploads.current.size > 0 };
}
