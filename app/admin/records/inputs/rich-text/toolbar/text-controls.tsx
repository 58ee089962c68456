import { offeredOf } from '../../../../../../content/file-kinds.ts';
import type { Editor } from '@tiptap/react';
import { type ComponentProps, useState } from 'react';
import { FileButton } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import * as icons from '../../../../../ui/icons.ts';
import { PicturePicker } from '../../../../media/picture-picker.tsx';
import { placeFor } from '../blocks/insert-block.ts';
import { describe, insertPicture, type StoredPicture } from '../pictures/insert-picture.ts';
import { useDiscussion } from '../../../drafts/discussion/discussion-context.tsx';
import { showCommentForm } from '../../../drafts/discussion/show-comments.ts';
import type { Uploads } from '../pictures/uploads.ts';

/** Inserts a table at the cursor, or changes or deletes the one around it. */
export function TableControl({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  if (!editor.isActive('table')) {
    const insert = () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
    return <TextControl label="Insert table" Icon={icons.IconTable} onClick={insert} />;
  }
  return (
    <>
      <TextControl label="Add row" Icon={icons.IconRowInsertBottom} onClick={() => chain().addRowAfter().run()} />
      <TextControl
        label="Add column"
        Icon={icons.IconColumnInsertRight}
        onClick={() => chain().addColumnAfter().run()}
      />
      <TextControl label="Delete row" Icon={icons.IconRowRemove} onClick={() => chain().deleteRow().run()} />
      <TextControl label="Delete column" Icon={icons.IconColumnRemove} onClick={() => chain().deleteColumn().run()} />
      <TextControl label="Delete table" Icon={icons.IconTableOff} onClick={() => chain().deleteTable().run()} />
    </>
  );
}

/** Inserts a picture of the library at the cursor, with its alternative text. */
export function LibraryControl({ editor: { view } }: { editor: Editor }) {
  const [isPicking, setPicking] = useState(false);

  function close() {
    setPicking(false);
    view.focus();
  }

  function insert(picture: StoredPicture) {
    close();
    const { doc, selection, tr } = view.state;
    const place = placeFor(doc, selection.to);
    view.dispatch(insertPicture(tr, place, picture).scrollIntoView());
    if (!picture.alt) describe(view, place);
  }

  return (
    <>
      <TextControl label="Choose from library" Icon={icons.IconPhotoSearch} onClick={() => setPicking(true)} />
      <PicturePicker isOpen={isPicking} onPick={insert} onClose={close} returnFocus={false} />
    </>
  );
}

/** Inserts chosen pictures at the cursor. */
export function PictureControl({ editor, uploads }: { editor: Editor; uploads: Uploads }) {
  function insert(files: File[]) {
    const pictures = files.map((file) => ({ file, alt: '' }));
    uploads.add(editor.view, pictures, editor.state.selection.to);
    editor.view.focus();
  }

  return (
    <FileButton multiple onChange={insert} accept={offeredOf(['picture']).join()}>
      {(props) => <TextControl {...props} label="Insert picture" Icon={icons.IconPhoto} />}
    </FileButton>
  );
}

/** Leads to the form for a comment on the selected words, where the form has a draft. */
export function CommentControl({ editor }: { editor: Editor }) {
  const discussion = useDiscussion();
  if (!discussion) return null;
  const { empty } = editor.state.selection;
  return <TextControl label="Comment" Icon={icons.IconMessage} disabled={empty} onClick={showCommentForm} />;
}

interface TextControlProps extends Pick<ComponentProps<'button'>, 'aria-expanded' | 'disabled' | 'onClick'> {
  label: string;
  Icon: typeof icons.IconPhoto;
}

/** A button of the toolbar. */
export function TextControl({ label, Icon, ...props }: TextControlProps) {
  return (
    <RichTextEditor.Control {...props} aria-label={label} title={label}>
      <Icon size={16} stroke={1.5} />
    </RichTextEditor.Control>
  );
}
