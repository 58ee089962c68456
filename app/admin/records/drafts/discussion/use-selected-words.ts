import { useEffect, useState } from 'react';
import { commentLimits } from '../../../../../content/forms.ts';
import { isTextInput } from './show-words.ts';

interface SelectedWords {
  field: string;
  quote: string;
}

const PREFIX = 'field-';

/** Returns the words that are selected in the form, also while a comment on them is typed, and what forgets them. */
export function useSelectedWords() {
  const [words, setWords] = useState<SelectedWords | null>(null);

  useEffect(() => {
    function read() {
      const input = document.activeElement;
      const field = input?.closest(`.form [id^="${PREFIX}"]`);
      if (!input || !field) return;
      const text = isTextInput(input) ? selectedIn(input) : (getSelection()?.toString() ?? '');
      const quote = text.trim().slice(0, commentLimits.quote);
      setWords(quote ? { field: field.id.slice(PREFIX.length), quote } : null);
    }

    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);

  return [words, () => setWords(null)] as const;
}

function selectedIn({ value, selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement) {
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
}
