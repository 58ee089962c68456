import { Stack, Title } from '@mantine/core';
import { typeAt } from '../../../../../content/index.ts';
import type { DraftComment } from '../../../../../server/content/discussion/comments.ts';
import { showResultToast } from '../../../../ui/toast.ts';
import { callApi } from '../../../parts/api.ts';
import type { RecordFormState } from '../../form/state/use-record-form.ts';
import type { SavedDraft } from '../drafts.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { useDiscussion } from './discussion-context.tsx';
import { ReviewState } from './review-state.tsx';
import { showWords } from './show-words.ts';

const HEADING = 'comments';

/** What was said about the draft in a form, with a form to say more, and in whose hands the draft is. */
export default function Discussion({ draft, form }: { draft: SavedDraft; form: RecordFormState }) {
  const discussion = useDiscussion();
  const type = typeAt(draft.type);

  function placeOf(comment: DraftComment) {
    const path = discussion?.paths.get(comment.id) ?? null;
    return path === null ? null : () => showWords(path, comment.quote);
  }

  async function resolve({ id, resolved_at }: DraftComment) {
    const body = { resolved: resolved_at === null };
    const answer = await callApi<{ data: DraftComment; message: string }>('POST', `/comments/${id}/resolve`, body);
    showResultToast(answer);
    if (!answer.ok) return;
    discussion?.replace(answer.body.data);
    // Its button has moved.
    document.getElementById(HEADING)?.focus({ preventScroll: true });
  }

  if (!discussion) return null;
  return (
    <Stack component="section" aria-labelledby={HEADING} gap="sm" mt="sm">
      <Title order={3} size="sm" id={HEADING} tabIndex={-1}>
        Comments
      </Title>
      <ReviewState draft={draft} form={form} />
      <CommentList
        type={type}
        comments={discussion.comments}
        placeOf={placeOf}
        onResolve={(comment) => void resolve(comment)}
      />
      <CommentForm type={type} draft={draft} onAdded={discussion.add} />
    </Stack>
  );
}
