import { FileButton } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '../../ui/icons.ts';
import type { Editor } from '@tiptap/react';
import type { ContentType } from '../../../content/model/content-type.ts';
import { tell } from '../../ui/toast.ts';
import { upload } from './upload.ts';

/** Uploads a picture and puts it where the cursor is. */
export function PictureControl({ editor, type }: { editor: Editor; type: ContentType }) {
  async function insert(file: File | null) {
    if (!file) return;
    const answer = await upload(file, 'media');
    if (!answer.ok) return tell('error', answer.message, type.screens.toasts);
    const { image, image_width, image_height } = answer.body.data;
    editor.chain().focus().setImage({ src: image, width: image_width, height: image_height, alt: '' }).run();
  }

  return (
    <FileButton onChange={(file) => void insert(file)} accept="image/jpeg,image/png,image/webp,image/avif,image/gif">
      {(props) => (
        <RichTextEditor.Control {...props} aria-label="Insert a picture" title="Insert a picture">
          <IconPhoto size={16} stroke={1.5} />
        </RichTextEditor.Control>
      )}
    </FileButton>
  );
}
