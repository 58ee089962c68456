import { Button, Portal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconMessage } from '../../../../ui/icons.ts';
import { isTextInput } from './show-words.ts';
import { showCommentForm } from './show-comments.ts';

const PAUSE = 300; // ms
const WIDTH = 120; // px

/** A button below words that are selected in the form. By keyboard, the form for a comment is reached as anything else. */
export function CommentBesideWords() {
  const place = usePlaceOfSelection();
  if (!place) return null;
  return (
    <Portal>
      <Button
        className="comment-beside-words"
        size="compact-md"
        variant="default"
        leftSection={<IconMessage size={16} aria-hidden />}
        tabIndex={-1}
        style={place}
        // The words stay selected.
        onMouseDown={(event) => event.preventDefault()}
        onClick={showCommentForm}
      >
        Comment
      </Button>
    </Portal>
  );
}

/** Returns where the selection ends, once it stays as it is; null where it holds no words of a text. */
function usePlaceOfSelection() {
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null);

  useEffect(() => {
    let pause: number | undefined;
    const read = () => {
      setPlace(null);
      clearTimeout(pause);
      pause = window.setTimeout(() => setPlace(placeOfSelection()), PAUSE);
    };
    document.addEventListener('selectionchange', read);
    document.addEventListener('focusout', read);
    return () => {
      clearTimeout(pause);
      document.removeEventListener('selectionchange', read);
      document.removeEventListener('focusout', read);
    };
  }, []);

  return place;
}

function placeOfSelection() {
  const input = document.activeElement;
  if (!input?.closest('.form [id^="field-"]') || input.closest('[data-full]')) return null;
  const end = isTextInput(input) ? endOfInput(input) : endOfSelection();
  if (!end) return null;
  const left = Math.max(0, Math.min(end.right, document.documentElement.clientWidth - WIDTH));
  return { top: end.bottom + scrollY + 4, left: left + scrollX };
}

function endOfSelection() {
  const selection = getSelection();
  if (!selection?.rangeCount || selection.toString().trim() === '') return null;
  return [...selection.getRangeAt(0).getClientRects()].at(-1) ?? null;
}

/** Nobody knows where the words in an input stand. All of a line are selected by Tab, too. */
function endOfInput(input: HTMLInputElement | HTMLTextAreaElement) {
  const { value, selectionStart, selectionEnd } = input;
  const words = value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  const isWhole = input instanceof HTMLInputElement && words === value;
  if (isWhole || words.trim() === '') return null;
  const { right, bottom } = input.getBoundingClientRect();
  return { right: right - WIDTH, bottom };
}
