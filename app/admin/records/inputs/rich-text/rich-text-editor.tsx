import '@mantine/tiptap/styles.css';
import { RichTextEditor as MantineEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { Extension } from '@tiptap/core';
import { type Editor, useEditor } from '@tiptap/react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Node } from '@tiptap/pm/model';
import { Text } from '@mantine/core';
import { IconBraces } from '../../../../ui/icons.ts';
import type { InputProps } from '../input-props.ts';
import { FullScreenControl, useFullScreen } from './full-screen/full-screen.tsx';
import { htmlOf, isShown, showText } from './html.ts';
import { LinkControl } from './links/link-control.tsx';
import { createPasting } from './paste/pasting.ts';
import { LibraryControl, PictureControl, TableControl } from './text-controls.tsx';
import { createUploads } from './pictures/uploads.ts';
import { richText } from './schema/schema.ts';
import './rich-text-editor.css';
import { countWords, minutesToRead } from '../../../../../content/model/reading-time.ts';

/** Distinct from the icon of inline code. */
const CodeBlockIcon = () => <IconBraces size={16} stroke={1.5} />;

/** The rich text editor. It can only produce elements that the server keeps. */
export default function RichTextEditor({ placeholder, ...props }: InputProps & { placeholder: ReactNode }) {
  const { field, id, value, error, form, onChange } = props;
  const html = String(value);
  const [notice, setNotice] = useState('');
  const [uploads] = useState(() => createUploads(form.addUpload));
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
        'aria-required': String(field.required),
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
    },
    onUpdate: ({ editor }) => onChange(htmlOf(editor)),
  });

  // Follows changes from outside, such as a discarded draft.
  useEffect(() => {
    if (editor && !isShown(html, editor)) showText(editor, html);
  }, [editor, html]);

  if (!editor) return placeholder;
  return (
    <MantineEditor
      editor={editor as unknown as RichTextEditorProps['editor']}
      className="rich-text"
      mod={{ full: isFull }}
    >
      <MantineEditor.Toolbar sticky stickyOffset="calc(var(--header) + var(--bar))">
        <MantineEditor.ControlsGroup>
          <MantineEditor.Bold />
          <MantineEditor.Italic />
          <MantineEditor.Underline />
          <MantineEditor.Strikethrough />
          <MantineEditor.Code aria-label="Inline code" title="Inline code" />
          <MantineEditor.ClearFormatting />
        </MantineEditor.ControlsGroup>
        <MantineEditor.ControlsGroup>
          <MantineEditor.H2 />
          <MantineEditor.H3 />
          <MantineEditor.H4 />
        </MantineEditor.ControlsGroup>
        <MantineEditor.ControlsGroup>
          <MantineEditor.BulletList />
          <MantineEditor.OrderedList />
          <MantineEditor.Blockquote />
          <MantineEditor.CodeBlock icon={CodeBlockIcon} aria-label="Code block" title="Code block" />
          <MantineEditor.Hr />
        </MantineEditor.ControlsGroup>
        <MantineEditor.ControlsGroup>
          <LinkControl editor={editor} ref={linkControl} />
          <MantineEditor.Unlink />
          <PictureControl editor={editor} uploads={uploads} />
          <LibraryControl editor={editor} />
          <TableControl editor={editor} />
        </MantineEditor.ControlsGroup>
        <MantineEditor.ControlsGroup>
          <MantineEditor.Undo />
          <MantineEditor.Redo />
        </MantineEditor.ControlsGroup>
        <MantineEditor.ControlsGroup>
          <FullScreenControl ref={fullScreenControl} isFull={isFull} onToggle={() => toggle(editor.view)} />
        </MantineEditor.ControlsGroup>
      </MantineEditor.Toolbar>
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
