import { useEffect, useState } from 'react';
import { callApi } from '../parts/api.ts';
import type { LibraryPicture, PicturePage } from './library.ts';

const PER_PAGE = 24;

/** Returns the pictures that match a search, as many as were asked for; null while the first ones load. */
export function useFoundPictures(search: string, kind: string) {
  const wanted = new URLSearchParams({ per_page: String(PER_PAGE), search, ...(kind && { kind }) }).toString();
  const [page, setPage] = useState({ wanted, number: 1 });
  const [found, setFound] = useState<{ wanted: string; pictures: LibraryPicture[]; last: number } | null>(null);
  const [failure, setFailure] = useState('');
  const number = page.wanted === wanted ? page.number : 1;

  useEffect(() => {
    let isCurrent = true;
    async function update() {
      const result = await callApi<PicturePage>('GET', `/media?${wanted}&page=${number}`);
      if (!isCurrent) return;
      setFailure(result.ok ? '' : result.message);
      if (!result.ok) return;
      const { data, meta } = result.body;
      setFound((found) => {
        const before = number > 1 && found?.wanted === wanted ? found.pictures : [];
        return { wanted, pictures: [...before, ...data], last: meta.last_page };
      });
    }
    void update();
    return () => {
      isCurrent = false;
    };
  }, [wanted, number]);

  const hasMore = found?.wanted === wanted && number < found.last;
  return {
    pictures: found?.pictures ?? null,
    failure,
    hasMore,
    loadMore: () => setPage({ wanted, number: number + 1 }),
  };
}
