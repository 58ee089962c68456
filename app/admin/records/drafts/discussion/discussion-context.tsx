import { useWindowEvent } from '@mantine/hooks';
import { createContext, type ReactNode, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { DraftComment } from '../../../../../server/content/discussion/comments.ts';
import type { RecordFormState } from '../../form/state/use-record-form.ts';
import { readDiscussion } from './read-discussion.ts';
import { pathOfWords } from './words.ts';

interface OpenDiscussion {
  comments: readonly DraftComment[];
  /** Where the words of each comment stand now, by its id; null where they are gone. */
  paths: ReadonlyMap<number, string | null>;
  add: (comment: DraftComment) => void;
  replace: (comment: DraftComment) => void;
}

const Context = createContext<OpenDiscussion | null>(null);

/** Returns what was said about the draft in the form around it; null without a draft. */
export function useDiscussion(): OpenDiscussion | null {
  return use(Context);
}

/** Lets the inputs of a form know what was said about its draft. */
export function DiscussionProvider({ form, children }: { form: RecordFormState; children: ReactNode }) {
  const { savedDraft } = form;
  const { comments, add, replace } = useComments(form);
  const values = useDeferredValue(form.values);
  const paths = useMemo(
    () => new Map(comments.map((comment) => [comment.id, pathOfWords(values, comment)])),
    [comments, values],
  );
  const discussion = useMemo(() => ({ comments, paths, add, replace }), [comments, paths, add, replace]);
  return <Context value={savedDraft && discussion}>{children}</Context>;
}

const NONE: readonly DraftComment[] = [];

/** Reads the comments of a draft, again whenever somebody has said more or comes back to the form. */
function useComments({ savedDraft, lastComment, send }: RecordFormState) {
  const [read, setRead] = useState<{ draftId: number; comments: readonly DraftComment[] } | null>(null);
  const draftId = savedDraft?.id;

  async function readAgain() {
    const answer = draftId === undefined ? null : await readDiscussion(draftId);
    if (draftId === undefined || !answer) return;
    setRead({ draftId, comments: answer.data });
    send({ is: 'reviewed', review: answer.review });
  }

  useEffect(() => {
    void readAgain();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftId, savedDraft?.version, lastComment]);
  useWindowEvent('focus', () => void readAgain());

  const [changes] = useState(() => {
    const change = (to: (comments: readonly DraftComment[]) => DraftComment[]) =>
      setRead((before) => before && { ...before, comments: to(before.comments) });
    return {
      add: (comment: DraftComment) => change((comments) => [...comments, comment]),
      replace: (comment: DraftComment) =>
        change((comments) => comments.map((other) => (other.id === comment.id ? comment : other))),
    };
  });

  return { comments: read && read.draftId === draftId ? read.comments : NONE, ...changes };
}
