import { FileButton } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { IconPhoto } from '../../../../../ui/icons.ts';
import { ACCEPTED } from '../../upload.ts';
import type { Uploads } from './uploads.ts';

/** Inserts chosen pictures at the cursor. */
export function PictureControl({ editor, uploads }: { editor: Editor; uploads: Uploads }) {
  const insert = (files: File[]) =>
    uploads.add(
      editor.view,
      files.map((file) => ({ file, alt: '' })),
      editor.state.selection.to,
    );
  return (
    <FileButton multiple onChange={insert} accept={ACCEPTED.join()}>
      {(props) => (
        <RichTextEditor.Control {...props} aria-label="Insert picture" title="Insert picture">
          <IconPhoto size={16} stroke={1.5} />
        </RichTextEditor.Control>
      )}
    </FileButton>
  );
}
