import type { ContentType } from './model/content-type.ts';

/** Returns the path of the form of a record by its key, or of a new one, which may have a draft. */
export function formAt({ screens }: ContentType, key: string | null, draftId: number | null): string {
  if (key !== null) return `/admin/${screens.edit}/${encodeURIComponent(key)}`;
  return `/admin/${screens.create}${draftId === null ? '' : `?draft=${draftId}`}`;
}
