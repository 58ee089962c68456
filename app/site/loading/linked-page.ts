import { redirectDocument } from 'react-router';
import { type PageName, pages } from '../../../content/addresses.ts';
import { type Language, pathIn } from '../../../content/languages.ts';
import type { ServerContext } from '../../server-context.ts';

/**
 * Redirects whoever follows the link of an email to the page in their language. The link itself leads to that of the records, because
 * that of the visitor may be hidden by the time when they follow it.
 */
export async function redirectToSpoken(
  { site, readLanguage }: Pick<ServerContext, 'site' | 'readLanguage'>,
  spoken: Language | null | undefined,
  { page, url }: { page: PageName; url: URL },
): Promise<void> {
  const isElsewhere = spoken && spoken !== (await readLanguage()) && site.language === null;
  if (isElsewhere && (await site.readLanguages()).others.includes(spoken))
    throw redirectDocument(pathIn(spoken, pages[page].path) + url.search);
}

/** The secret of the link, by which the server knows what it is about. */
export function tokenOf(url: URL): string {
  return url.searchParams.get('token') ?? '';
}
