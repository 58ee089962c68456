import { Pagination } from '@mantine/core';
import type { PageMeta } from '../parts/api.ts';
import { useListQuery } from './use-list-query.ts';

/** The pagination of a list. The current page is in the URL. */
export function ListPages({ meta: { current_page, last_page } }: { meta: PageMeta }) {
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
