import { pages } from '../../../../content/addresses.ts';
import { useAddress } from '../../layout/addresses.ts';
import { useWords } from '../../layout/words.tsx';

interface MorePagesProps {
  typed: string;
  page: number;
  hasMore: boolean;
}

/** Links to the results before and after these. How many there are in all is not counted. */
export function MorePages({ typed, page, hasMore }: MorePagesProps) {
  const addressOf = useAddress();
  const { lists } = useWords();
  if (page === 1 && !hasMore) return null;
  const address = (number: number) => {
    const query = new URLSearchParams({ q: typed, ...(number > 1 && { page: String(number) }) });
    return `${addressOf(pages.search.path)}?${query}`;
  };
  return (
    <nav aria-label={lists.pages} className="mt-10 flex gap-6">
      {page > 1 && (
        <a href={address(page - 1)} className="link">
          {lists.previous}
        </a>
      )}
      {hasMore && (
        <a href={address(page + 1)} className="link">
          {lists.next}
        </a>
      )}
    </nav>
  );
}
