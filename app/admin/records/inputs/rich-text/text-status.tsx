import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useDeferredValue, useMemo } from 'react';
import { Text } from '@mantine/core';
import { countWords, minutesToRead } from '../../../../../content/model/reading-time.ts';

/** Below a text: how long it is, its outline, and what could not be pasted. */
export function TextStatus({ editor, notice }: { editor: Editor; notice: string }) {
  // Deferred: a long text would slow down typing.
  const doc = useDeferredValue(editor.state.doc);
  const words = useMemo(() => countWords(doc.textBetween(0, doc.content.size, ' ', ' ')), [doc]);
  const headings = useMemo(() => headingsOf(doc), [doc]);
  return (
    <div className="text-status">
      <output>{notice}</output>
      <Text span c="dimmed" inherit>
        {words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}
        {words > 0 && ` · ${minutesToRead(words)} min read`}
      </Text>
      {headings.length > 0 && (
        <details>
          <summary>Outline</summary>
          <ol className="unmarked">
            {headings.map(({ position, level, text }) => (
              <li key={position} data-level={level}>
                <button type="button" className="unstyled" onClick={() => goTo(editor, position)}>
                  {text || 'Empty heading'}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function headingsOf(doc: Node) {
  const headings: { position: number; level: number; text: string }[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === 'heading')
      headings.push({ position, level: Number(node.attrs['level']), text: node.textContent });
    return !node.isTextblock;
  });
  return headings;
}

function goTo(editor: Editor, position: number) {
  editor
    .chain()
    .focus(position + 1)
    .scrollIntoView()
    .run();
}
