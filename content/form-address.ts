import type { ContentType } from './model/content-type.ts';

/** Returns the tag of the language in which a form is open; null in that of the records. */
export function languageIn(search: string): string | null {
  return new URLSearchParams(search).get('language');
}

/** Returns the path of the form of a record by its key, or of a new one, which may have a draft; of a translation, in its language. */
export function formAt(
  { screens }: ContentType,
  key: string | null,
  draftId: number | null,
  language: string | null | undefined = null,
): string {
  if (key !== null)
    return `/admin/${screens.edit}/${encodeURIComponent(key)}${language ? `?language=${language}` : ''}`;
  return `/admin/${screens.create}${draftId === null ? '' : `?draft=${draftId}`}`;
}
