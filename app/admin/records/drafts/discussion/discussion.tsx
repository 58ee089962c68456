import { Stack, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useDeferredValue, useEffect, useState } from 'react';
import { typeAt } from '../../../../../content/index.ts';
import type { DraftComment } from '../../../../../server/content/discussion/comments.ts';
import { showResultToast } from '../../../../ui/toast.ts';
import { callApi } from '../../../parts/api.ts';
import type { RecordFormState } from '../../form/state/use-record-form.ts';
import type { SavedDraft } from '../drafts.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { readDiscussion } from './read-discussion.ts';
import { ReviewState } from './review-state.tsx';
import { showWords } from './show-words.ts';
import { pathOfWords } from './words.ts';

const HEADING = 'comments';

/** What was said about the draft in a form, with a form to say more, and in whose hands the draft is. */
export default function Discussion({ draft, form }: { draft: SavedDraft; form: RecordFormState }) {
  const { comments, add, replace } = useComments(draft, form);
  const values = useDeferredValue(form.values);
  const type = typeAt(draft.type);

  function placeOf(comment: DraftComment) {
    const path = pathOfWords(values, comment);
    return path === null ? null : () => showWords(path, comment.quote);
  }

  async function resolve({ id, resolved_at }: DraftComment) {
    const body = { resolved: resolved_at === null };
    const answer = await callApi<{ data: DraftComment; message: string }>('POST', `/comments/${id}/resolve`, body);
    showResultToast(answer);
    if (!answer.ok) return;
    replace(answer.body.data);
    // Its button has moved.
    document.getElementById(HEADING)?.focus({ preventScroll: true });
  }

  return (
    <Stack component="section" aria-labelledby={HEADING} gap="sm" mt="sm">
      <Title order={3} size="sm" id={HEADING} tabIndex={-1}>
        Comments
      </Title>
      <ReviewState draft={draft} form={form} />
      <CommentList type={type} comments={comments} placeOf={placeOf} onResolve={(comment) => void resolve(comment)} />
      <CommentForm type={type} draft={draft} onAdded={add} />
    </Stack>
  );
}

/** Reads the comments of a draft, again whenever somebody has said more or comes back to the form. */
function useComments({ id, version }: SavedDraft, { lastComment, send }: RecordFormState) {
  const [comments, setComments] = useState<DraftComment[]>([]);

  async function read() {
    const answer = await readDiscussion(id);
    if (!answer) return;
    setComments(answer.data);
    send({ is: 'reviewed', review: answer.review });
  }

  useEffect(() => {
    void read();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, version, lastComment]);
  useWindowEvent('focus', () => void read());

  return {
    comments,
    add: (comment: DraftComment) => setComments((before) => [...before, comment]),
    replace: (comment: DraftComment) =>
      setComments((before) => before.map((other) => (other.id === comment.id ? comment : other))),
  };
}
