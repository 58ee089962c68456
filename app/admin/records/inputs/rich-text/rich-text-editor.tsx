import '@mantine/tiptap/styles.css';
import { RichTextEditor as MantineEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { Image } from '@tiptap/extension-image';
import { Table, TableKit } from '@tiptap/extension-table';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, useEffect } from 'react';
import { IconBraces } from '../../../../ui/icons.ts';
import type { InputProps } from '../input-props.ts';
import { PictureControl } from '../picture-control.tsx';
import { TableControl } from './table-control.tsx';

const EMPTY = '<p></p>';
const MIN_COLUMN = 128; // px

/** Distinct from the icon of inline code. */
const CodeBlockIcon = () => <IconBraces size={16} stroke={1.5} />;

/** Tab moves through the cells of a table, and out of it after the last one, instead of adding a row. */
const LeavableTable = Table.extend({
  addKeyboardShortcuts() {
    const { Tab: _addsRows, ...shortcuts } = this.parent?.() ?? {};
    return { ...shortcuts, Tab: () => this.editor.commands.goToNextCell() };
  },
});

/** The rich text editor. It can only produce elements that the server keeps. */
export default function RichTextEditor({ placeholder, ...props }: InputProps & { placeholder: ReactNode }) {
  const { type, field, id, value, error, onChange, onUpload } = props;
  const html = String(value);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], HTMLAttributes: { target: null } },
      }),
      Image,
      TableKit.configure({ table: false }),
      LeavableTable.configure({ resizable: false, cellMinWidth: MIN_COLUMN }),
    ],
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
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  });

  // Follows changes from outside, such as a discarded draft.
  useEffect(() => {
    if (editor && html !== (editor.isEmpty ? '' : editor.getHTML()))
      editor.commands.setContent(html || EMPTY, { emitUpdate: false });
  }, [editor, html]);

  if (!editor) return placeholder;
  return (
    <MantineEditor editor={editor as unknown as RichTextEditorProps['editor']} className="rich-text">
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
          <MantineEditor.Link />
          <MantineEditor.Unlink />
          <PictureControl editor={editor} type={type} onUpload={onUpload} />
          <TableControl editor={editor} />
        </MantineEditor.ControlsGroup>
        <MantineEditor.ControlsGroup>
          <MantineEditor.Undo />
          <MantineEditor.Redo />
        </MantineEditor.ControlsGroup>
      </MantineEditor.Toolbar>
      <MantineEditor.Content />
    </MantineEditor>
  );
}
