import { useMatches } from 'react-router';
import type { NextTimes } from '../booking/load-next-times.ts';
import type { Values } from '../forms/submission.ts';

/** What the sections of a page show that is different for each visitor, or in the next minute. */
export interface UncachedData {
  form: Values | null;
  /** By the id of the section. */
  nextTimes: Record<string, NextTimes>;
}

/** Returns the hidden fields of the forms among the sections, from the loader of the page. */
export function useHiddenFields(): Values {
  return useUncachedData()?.form ?? {};
}

/** Returns the free times that a section offers, from the loader of the page. */
export function useNextTimes(sectionId: string): NextTimes | undefined {
  return useUncachedData()?.nextTimes[sectionId];
}

function useUncachedData(): UncachedData | undefined {
  const loaded = useMatches().map(({ loaderData }) => loaderData as UncachedData | undefined);
  return loaded.findLast((pageData) => pageData?.nextTimes);
}
