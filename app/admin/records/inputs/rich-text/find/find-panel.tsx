import { Button, Checkbox, CloseButton, Stack, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconArrowDown, IconArrowUp } from '../../../../../ui/icons.ts';
import { isComposing } from '../../../../../ui/is-composing.ts';
import { createFinder, finderKey, found, replace, replaceAll, search, step } from './finder.ts';
import './find-panel.css';

/** Finds words in a text, and replaces them. */
export function FindPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { view } = editor;
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(() => selectedWords(editor));
  const [replacement, setReplacement] = useState('');
  const [isCaseSensitive, setCaseSensitive] = useState(false);
  const [replaced, setReplaced] = useState<number | null>(null);
  const { matches, current } = found(editor.state);

  useEffect(() => {
    editor.registerPlugin(createFinder());
    return () => void editor.unregisterPlugin(finderKey);
  }, [editor]);

  useEffect(() => input.current?.focus(), []);

  useEffect(() => search(view, { words, isCaseSensitive }), [view, words, isCaseSensitive]);

  function find(direction: 'next' | 'previous') {
    setReplaced(null);
    step(view, direction);
  }

  function replaceOne() {
    setReplaced(null);
    replace(view, replacement);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') onClose();
    else if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    else if (event.target.name === 'replacement') replaceOne();
    else find(event.shiftKey ? 'previous' : 'next');
    // Enter would submit the form of the record.
    event.preventDefault();
  }

  return (
    <Stack component="search" aria-label="Find and replace" className="find-panel" onKeyDown={onKeyDown}>
      <div>
        <TextInput
          aria-label="Find"
          placeholder="Find"
          ref={input}
          value={words}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            setReplaced(null);
          }}
        />
        <output>{words && (replaced === null ? countOf(matches.length, current) : `${replaced} replaced`)}</output>
        <Button.Group>
          <Button
            variant="default"
            aria-label="Previous"
            title="Previous (Shift+Enter)"
            onClick={() => find('previous')}
          >
            <IconArrowUp size={18} />
          </Button>
          <Button variant="default" aria-label="Next" title="Next (Enter)" onClick={() => find('next')}>
            <IconArrowDown size={18} />
          </Button>
        </Button.Group>
        <Checkbox
          label="Match case"
          checked={isCaseSensitive}
          onChange={({ currentTarget }) => setCaseSensitive(currentTarget.checked)}
        />
        <CloseButton size={44} iconSize={18} aria-label="Close" onClick={onClose} />
      </div>
      <div>
        <TextInput
          name="replacement"
          aria-label="Replace with"
          placeholder="Replace with"
          value={replacement}
          onChange={({ currentTarget }) => setReplacement(currentTarget.value)}
        />
        <Button variant="default" onClick={replaceOne}>
          Replace
        </Button>
        <Button variant="default" onClick={() => setReplaced(replaceAll(view, replacement))}>
          Replace all
        </Button>
      </div>
    </Stack>
  );
}

const MAX_SELECTED = 100; // characters

/** Returns the selected words; a longer text is none that is looked for. */
function selectedWords({ state: { doc, selection } }: Editor): string {
  const isInLine = selection.$from.sameParent(selection.$to) && selection.to - selection.from <= MAX_SELECTED;
  return isInLine ? doc.textBetween(selection.from, selection.to) : '';
}

function countOf(count: number, current: number): string {
  if (count === 0) return 'No matches';
  return current < 0 ? `${count} found` : `${current + 1} of ${count}`;
}
