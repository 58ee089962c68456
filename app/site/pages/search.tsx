import { data } from 'react-router';
import { LONGEST_QUERY } from '../../../content/search-groups.ts';
import { tryAgainIn } from '../../../content/words/index.ts';
import { filled } from '../../../content/words/words.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/search.ts';
import { formHeaders } from '../forms/submission.ts';
import { UnlistedHead } from '../layout/page-head.tsx';
import { useWords } from '../layout/words.tsx';
import { readPageNumber } from '../loading/load-page.ts';
import { PageIntro } from '../parts/page-title.tsx';
import { SearchField } from '../parts/search/search-field.tsx';
import { MorePages } from '../parts/search/more-pages.tsx';
import { Results } from '../parts/search/results.tsx';

// What somebody searches for is nobody else's, and there is no end of it.
export const headers = formHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { site, searchSite, readLanguage, requester, isEditor } = context.get(serverContext);
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const { page } = readPageNumber(url);
  const outcome = await searchSite({ language: site.language, typed, page, isSignedIn: isEditor }, requester);
  if (outcome.ok) return { typed, page, ...outcome.value, wait: null };
  if (!('seconds' in outcome)) throw new Error('A search was refused.');
  const wait = tryAgainIn(await readLanguage(), outcome.seconds);
  return data({ typed, page, found: [], hasMore: false, wait }, 429);
}

export default function SearchPage({ loaderData: { typed, page, found, hasMore, wait } }: Route.ComponentProps) {
  const words = useWords().search;
  const nothing = wait ? words.tooMany : filled(words.nothingFor, { query: typed });
  const isFound = found.length > 0;
  const title = isFound ? filled(words.resultsFor, { query: typed }) : typed === '' ? words.title : nothing;
  const lead = isFound || typed === '' ? null : (wait ?? words.otherWords);
  return (
    <>
      <UnlistedHead title={title} />
      <PageIntro title={title} lead={lead} />
      <div className="wrap pb-section">
        <SearchField id="search" typed={typed} className="block max-w-prose" />
        <Results found={found} />
        <MorePages typed={typed} page={page} hasMore={hasMore} />
      </div>
    </>
  );
}
