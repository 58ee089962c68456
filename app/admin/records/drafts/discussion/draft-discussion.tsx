import type { ContentType } from '../../../../../content/model/content-type.ts';
import { useLoaded } from '../../../parts/api.ts';
import { CommentList } from './comment-list.tsx';
import { readDiscussion } from './read-discussion.ts';

/** What was said about a draft that is published by now. */
export default function DraftDiscussion({ type, draftId }: { type: ContentType; draftId: number }) {
  const discussion = useLoaded(draftId, () => readDiscussion(draftId));
  return discussion && discussion.data.length > 0 ? <CommentList type={type} comments={discussion.data} /> : null;
}
