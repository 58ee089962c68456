import { useRef } from 'react';

/** The uploads of a form, for which a save waits. */
export function useUploads() {
  const uploads = useRef(new Set<Promise<boolean>>());

  function add(upload: Promise<boolean>) {
    uploads.current.add(upload);
    void upload.finally(() => uploads.current.delete(upload));
  }

  /** Waits for all uploads. Returns whether they have succeeded; the input of a failed one shows why. */
  async function finished(): Promise<boolean> {
    const results = await Promise.all(uploads.current);
    return results.every(Boolean);
  }

  return { add, finished };
}
