import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { useReaderZone } from '../../../ui/agency.tsx';
import { useSignedIn } from '../../parts/use-signed-in.ts';
import { type Asking, type Question, questionAbout } from './questions.ts';

export type Asked = Question & { answer: (isSure: boolean) => void };

/** Asks in a dialog before something is published. */
export function useQuestion(type: ContentType) {
  const self = useSignedIn();
  const readerZone = useReaderZone();
  const [openQuestion, setOpenQuestion] = useState<Asked | null>(null);

  /** Returns whether the user is sure, at once where there is no question. */
  function isSure(question: Question | null): Promise<boolean> {
    if (!question) return Promise.resolve(true);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const answer = (isSure: boolean) => {
      setOpenQuestion(null);
      resolve(isSure);
    };
    setOpenQuestion({ ...question, answer });
    return promise;
  }

  /** Returns what to ask before something is published; null where there is nothing to ask. */
  function about(asking: Omit<Asking, 'self' | 'readerZone'>): Question | null {
    return questionAbout(type, { ...asking, self, readerZone });
  }

  return { question: openQuestion, isSure, about };
}
