import { useState } from 'react';
import type { Question } from './questions.ts';

export type Asked = Question & { answer: (isSure: boolean) => void };

/** Asks something in a dialog. */
export function useQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null);

  /** Returns whether the user is sure, at once where there is no question. */
  function isSure(question: Question | null): Promise<boolean> {
    if (!question) return Promise.resolve(true);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const answer = (isSure: boolean) => {
      setAsked(null);
      resolve(isSure);
    };
    setAsked({ ...question, answer });
    return promise;
  }

  return { asked, isSure };
}
