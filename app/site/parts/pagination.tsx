import { filled, type PageWords } from '../../../content/words/words.ts';
import { useAddress } from '../layout/addresses.ts';
import { useWords } from '../layout/words.tsx';

interface PaginationProps {
  /** A page that is declared to paginate: the cache ignores `?page=` on others. */
  list: { path: string; paginates: string };
  page: number;
  last: number;
}

/** Links to the pages of a list of more than one page. */
export function Pagination({ list: { path }, page, last }: PaginationProps) {
  const { lists } = useWords();
  if (last < 2) return null;
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const linkedNumbers = numbers.filter((number) => number === 1 || number === last || Math.abs(number - page) <= 2);
  return (
    <nav aria-label={lists.pages} className="mt-12">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 && <PageLink path={path} page={page - 1} label={lists.previous} />}
        {linkedNumbers.map((number) => (
          <PageLink key={number} path={path} page={number} label={String(number)} isCurrent={number === page} />
        ))}
        {page < last && <PageLink path={path} page={page + 1} label={lists.next} />}
      </ul>
    </nav>
  );
}

interface PageLinkProps {
  path: string;
  page: number;
  label: string;
  isCurrent?: boolean;
}

function PageLink({ path, page, label, isCurrent = false }: PageLinkProps) {
  const addressOf = useAddress();
  return (
    <li>
      <a
        href={addressOf(pageAddress(path, page))}
        aria-current={isCurrent ? 'page' : undefined}
        className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-pill border border-line px-4 text-sm no-underline hover:border-ink aria-[current]:border-brand-edge aria-[current]:bg-brand aria-[current]:text-on-brand"
      >
        {label}
      </a>
    </li>
  );
}

/** Leaves `?page=1` out, so that the first page has a single address. */
export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}

/** Makes the description of a list unique to each of its pages. */
export function withPageNumber(description: string, page: number, lists: PageWords['lists']): string {
  return page === 1 ? description : `${description} ${filled(lists.page, { n: String(page) })}`;
}
