import { contentTypes } from '../../../../content/index.ts';
import { isRecordPage, pageList, pageOf } from '../../../../content/addresses.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { callApi } from '../../parts/api.ts';
import { useLoaded } from '../../parts/use-loaded.ts';
import { publicPathOf } from '../show/public-page.tsx';

interface PageToPreview {
  path: string;
  title: string;
}

const builtIn: PageToPreview[] = pageList.flatMap(({ name, path, isUnlisted }) =>
  name && !isUnlisted ? [{ path, title: name }] : [],
);

/** Returns the pages that are always there, and one of each type that has a page per record. */
export function usePagesToPreview(): PageToPreview[] {
  return [...builtIn, ...(useLoaded('', readNewest) ?? [])];
}

async function readNewest(): Promise<PageToPreview[]> {
  const types = contentTypes.filter((type) => isRecordPage(pageOf(type)));
  const newest = types.map(async (type) => {
    const result = await callApi<{ data: AnyRecord[] }>('GET', `/${type.path}?per_page=10`);
    const records = result.ok ? result.body.data : [];
    const found = records.map((record) => ({ path: publicPathOf(type, record), title: titleOf(type, record) }));
    return found.find(({ path }) => path !== null && !builtIn.some((page) => page.path === path)) ?? { path: null };
  });
  return (await Promise.all(newest)).filter((page): page is PageToPreview => page.path !== null);
}
