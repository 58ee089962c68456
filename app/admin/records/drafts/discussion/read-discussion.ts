import type { DraftComment } from '../../../../../server/content/discussion/comments.ts';
import type { Review } from '../../../../../server/content/discussion/reviews.ts';
import { callApi } from '../../../parts/api.ts';

interface Discussion {
  data: DraftComment[];
  review: Review | null;
}

/** Reads what was said about a draft, also about one that is published; null where that fails. */
export async function readDiscussion(draftId: number): Promise<Discussion | null> {
  const answer = await callApi<Discussion>('GET', `/drafts/${draftId}/comments`);
  return answer.ok ? answer.body : null;
}
