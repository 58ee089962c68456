import { Pagination } from '@mantine/core';
import { useListQuery } from './use-list-query.ts';

export interface Meta {
  current_page: number;
  last_page: number;
  from: number | null;
  to: number | null;
  total: number;
}

/** The pagination of a list. The current page is in the URL. */
export function ListPages({ meta: { current_page, last_page } }: { meta: Meta }) {
  const { want } = useListQuery();
  if (last_page < 2) return null;
  return (
    <Pagination
      aria-label="Pages"
      total={last_page}
      value={current_page}
      onChange={(page) => want('page', String(page))}
      getControlProps={(control) => ({ 'aria-label': `${control === 'next' ? 'Next' : 'Previous'} page` })}
      getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
    />
  );
}
