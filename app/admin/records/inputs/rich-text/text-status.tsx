import { Menu, UnstyledButton } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { countWords, minutesToRead } from '../../../../../content/model/reading-time.ts';
import { IconListDetails } from '../../../../ui/icons.ts';

/** Below a text: how long it is, its outline, and what could not be pasted. */
export function TextStatus({ editor, notice }: { editor: Editor; notice: string }) {
  const words = countWords(editor.state.doc.textBetween(0, editor.state.doc.content.size, ' ', ' '));
  return (
    <div className="text-status">
      <span role="status">{notice}</span>
      <span className="text-length">
        {words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}
        {words > 0 && ` · ${minutesToRead(words)} min read`}
      </span>
      <Outline editor={editor} />
    </div>
  );
}

function Outline({ editor }: { editor: Editor }) {
  const headings = headingsOf(editor);
  if (headings.length === 0) return null;
  return (
    <Menu position="top-end">
      <Menu.Target>
        <UnstyledButton className="text-outline">
          <IconListDetails size={16} aria-hidden />
          Outline
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className="text-outline-menu">
        {headings.map(({ at, level, text }) => (
          <Menu.Item key={at} data-level={level} onClick={() => goTo(editor, at)}>
            {text || 'Empty heading'}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function headingsOf({ state }: Editor) {
  const headings: { at: number; level: number; text: string }[] = [];
  state.doc.descendants((node, at) => {
    if (node.type.name === 'heading') headings.push({ at, level: Number(node.attrs['level']), text: node.textContent });
    return !node.isTextblock;
  });
  return headings;
}

/** Waits for the menu to close, which gives the focus back to its button. */
function goTo(editor: Editor, at: number) {
  requestAnimationFrame(() =>
    editor
      .chain()
      .focus(at + 1)
      .scrollIntoView()
      .run(),
  );
}
