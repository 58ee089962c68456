import { Pagination } from '@mantine/core';
import { useSearchParams } from 'react-router';

export interface Meta {
  current_page: number;
  last_page: number;
  from: number | null;
  to: number | null;
  total: number;
}

/** The pages of a list; the current one is kept in the address. */
export function ListPages({ meta: { current_page, last_page } }: { meta: Meta }) {
  const [, setQuery] = useSearchParams();
  if (last_page < 2) return null;
  const turnTo = (page: number) =>
    setQuery((query) => {
      const next = new URLSearchParams(query);
      next.set('page', String(page));
      return next;
    });
  return (
    <Pagination
      aria-label="Pages"
      total={last_page}
      value={current_page}
      onChange={turnTo}
      getControlProps={(control) => ({ 'aria-label': `${control === 'next' ? 'Next' : 'Previous'} page` })}
      getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
    />
  );
}
