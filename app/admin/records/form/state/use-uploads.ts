import { useRef } from 'react';

/** The uploads of a form, for which a save waits. */
export function useUploads() {
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

  /** Waits for all uploads, however they end. Returns whether they have succeeded; the input of a failed one shows why. */
  async function settled(): Promise<boolean> {
    const results = await Promise.all(uploads.current.values());
    return results.every(Boolean);
  }

  return { add, settled, areOpen: () => uploads.current.size > 0 };
}
