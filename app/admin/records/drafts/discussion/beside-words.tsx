import { Button, Portal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconMessage } from '../../../../ui/icons.ts';
import { showCommentForm } from './show-comments.ts';

const PAUSE = 300; // ms
const WIDTH = 120; // px

/** A button below words that are selected in a text of the form. By keyboard, it is in the toolbar of the text. */
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
  const selection = getSelection();
  const text = document.activeElement?.closest('.form .rich-text:not([data-full]) [id^="field-"]');
  if (!text || !selection?.rangeCount || selection.toString().trim() === '') return null;
  const end = [...selection.getRangeAt(0).getClientRects()].at(-1);
  if (!end) return null;
  const left = Math.max(0, Math.min(end.right, document.documentElement.clientWidth - WIDTH));
  return { top: end.bottom + scrollY + 4, left: left + scrollX };
}
