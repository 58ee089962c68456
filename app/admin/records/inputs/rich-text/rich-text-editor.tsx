import '@mantine/tiptap/styles.css';
import { RichTextEditor as MantineEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { Extension } from '@tiptap/core';
import { type Editor, useEditor } from '@tiptap/react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Node } from '@tiptap/pm/model';
import { Text } from '@mantine/core';
import { type InputProps, writtenIn } from '../input-props.ts';
import { FindControl, useFindPanel } from './find/find-control.tsx';
import { FullScreenControl, useFullScreen } from './full-screen/full-screen.tsx';
import { htmlOf, isShown, showText } from './html.ts';
import { createPasting } from './paste/pasting.ts';
import { createUploads } from './pictures/uploads.ts';
import { richText } from './schema/schema.ts';
import { CommentControl } from './toolbar/text-controls.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import './rich-text-editor.css';
import { countWords, minutesToRead } from '../../../../../content/model/reading-time.ts';

/** The rich text editor. It can only produce elements that the server keeps. */
export default function RichTextEditor({ placeholder, ...props }: InputProps & { placeholder: ReactNode }) {
  const { field, id, value, error, form, onChange } = props;
  const html = String(value);
  /** The text as the editor last wrote it, which the server may have in another form. */
  const known = useRef('');
  const [notice, setNotice] = useState('');
  const [uploads] = useState(() => createUploads(form.addUpload));
  const toolbar = useRef<HTMLDivElement>(null);
  const linkControl = useRef<HTMLButtonElement>(null);
  const fullScreenControl = useRef<HTMLButtonElement>(null);
  const { isFull, toggle } = useFullScreen();
  const [extensions] = useState(() => [
    ...richText,
    Extension.create({
      name: 'pasting',
      addProseMirrorPlugins() {
        return [uploads.plugin, createPasting({ schema: this.editor.schema, uploads, onNotice: setNotice })];
      },
      addKeyboardShortcuts: () => ({
        'Mod-k': () => linkControl.current?.click() === undefined,
        'Mod-Shift-f': () => fullScreenControl.current?.click() === undefined,
        // Where Shift+Tab is taken, as in a list.
        'Alt-F10': () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus() === undefined,
      }),
    }),
  ]);
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    // An editor created during rendering is destroyed after a millisecond; React may commit later than that.
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.label,
        ...(props.type.language && writtenIn(props.type)),
        'aria-required': String(field.required),
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
    },
    onCreate: ({ editor }) => void (known.current = htmlOf(editor)),
    onUpdate({ editor }) {
      const current = htmlOf(editor);
      // The line to write on after a list is no change.
      if (current !== known.current) onChange(current);
      known.current = current;
    },
  });

  // Follows changes from outside, such as a discarded draft.
  useEffect(() => {
    if (!editor || isShown(html, editor)) return;
    showText(editor, html);
    known.current = htmlOf(editor);
  }, [editor, html]);

  const findPanel = useFindPanel(editor, { isFull, onNotice: setNotice });

  if (!editor) return placeholder;
  return (
    <MantineEditor
      editor={editor as unknown as RichTextEditorProps['editor']}
      className="rich-text"
      mod={{ full: isFull }}
    >
      <div className="text-bar">
        <Toolbar editor={editor} uploads={uploads} ref={toolbar} linkControl={linkControl} hasPanel={findPanel.isOpen}>
          {!isFull && <CommentControl editor={editor} />}
          <FindControl isOpen={findPanel.isOpen} onToggle={findPanel.toggle} />
          <FullScreenControl ref={fullScreenControl} isFull={isFull} onToggle={() => toggle(editor.view)} />
        </Toolbar>
        {findPanel.panel}
      </div>
      <MantineEditor.Content />
      <TextStatus editor={editor} notice={notice} />
    </MantineEditor>
  );
}

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
