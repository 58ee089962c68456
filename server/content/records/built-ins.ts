import { isBuiltIn, isRecordPage, isSegmentInUse, pageOf, recordPath } from '../../../content/addresses.ts';
import { type Language, prefixOf } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';
import { type FieldErrors, refused } from '../../platform/outcome.ts';

/** Refuses another slug or status for the record of a built-in page. */
export function refuseBuiltInChange(type: ContentType, row: { slug: string }, changes: Record<string, unknown>) {
  if (!isBuiltIn(type, row.slug)) return null;
  const current = row as Record<string, unknown>;
  // In another language it can be hidden.
  const names = type.language ? ['slug'] : ['slug', 'status'];
  const changed = names.filter((name) => changes[name] !== undefined && changes[name] !== current[name]);
  const errors: FieldErrors = Object.fromEntries(changed.map((name) => [name, [keeps[name] ?? '']]));
  return changed.length > 0 ? refused(errors) : null;
}

const keeps: Record<string, string> = {
  slug: 'Address cannot be changed: this page is part of every site.',
  status: 'Status must be Active: this page is part of every site.',
};

/** Returns why a record cannot be deleted: it is that of a built-in page. */
export function builtInKept(type: ContentType, record: AnyRecord): string | null {
  if (type.language || !isBuiltIn(type, record['slug'])) return null;
  return `“${titleOf(type, record)}” cannot be deleted: this ${type.noun.one} is part of every site.`;
}

/** Whether a record would have the address of something else with this slug, given the languages of the site besides its own. */
export function isAddressInUse(type: ContentType, slug: string, languages: readonly Language[]): boolean {
  const page = pageOf(type);
  if (!isRecordPage(page) || isBuiltIn(type, slug)) return false;
  const [, first = '', ...others] = recordPath(page, slug).split('/');
  return others.length === 0 && (isSegmentInUse(first) || languages.some((other) => prefixOf(other) === `/${first}`));
}
