import type { ContentType } from '../../../../content/model/content-type.ts';
import { homeOf } from '../../shell/screens.ts';

const queries = new Map<ContentType, string>();

/** Keeps with which search, filters, sorting and page a list was last shown. */
export function keepQuery(type: ContentType, query: string): void {
  queries.set(type, query);
}

/** Returns the address of a type's list as it was last shown. */
export function lastListOf(type: ContentType): string {
  return homeOf(type) + (queries.get(type) ?? '');
}
