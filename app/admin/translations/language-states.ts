import type { Language } from '../../../content/languages.ts';
import { callApi } from '../parts/api.ts';
import type { Progress } from '../../../server/content/translations/progress.ts';

/** A language into which the site is translated, as the API answers. */
export interface LanguageState {
  language: Language;
  shown: boolean;
  has_home: boolean;
  progress: Progress[];
}

/** Reads how far the site is translated; nothing where that fails, because a form can do without. */
export async function readLanguageStates(): Promise<LanguageState[]> {
  const answer = await callApi<{ data: LanguageState[] }>('GET', '/languages');
  return answer.ok ? answer.body.data : [];
}

/** Counts what is missing or old of a type. */
export function openIn({ missing, outdated, drafted }: Progress): number {
  return missing + outdated + drafted;
}
