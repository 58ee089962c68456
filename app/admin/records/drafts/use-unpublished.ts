import { folded } from '../../../../content/folding.ts';
import { useSearchParams } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { ListedDraft } from '../../../../server/content/drafts/draft-rows.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';

/** Returns the drafts of what was never published that pass the filters of a list: search and state, as they have no others. */
export function useUnpublished(type: ContentType, drafts: ListedDraft[], schedules: Schedule[]): ListedDraft[] {
  const [query] = useSearchParams();
  if (['status', 'without', ...(type.filters ?? [])].some((name) => query.has(name))) return [];
  const search = folded(query.get('search') ?? '');
  const scheduled = new Set(schedules.flatMap(({ draft_id, failure }) => (failure === null ? draft_id : null) ?? []));
  return drafts
    .filter(({ key, title }) => key === null && folded(title).includes(search))
    .filter(({ id }) => isIn(query.get('state'), scheduled.has(id)));
}

function isIn(state: string | null, isScheduled: boolean) {
  return state === null || state === 'draft' || (state === 'scheduled' && isScheduled);
}
