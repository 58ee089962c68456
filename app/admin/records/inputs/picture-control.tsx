import { FileButton } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { IconPencil, IconPhoto } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { DescribeDialog } from './describe-dialog.tsx';
import { ACCEPTED, upload } from './upload.ts';

interface PictureControlProps {
  editor: Editor;
  type: ContentType;
  onUpload: (upload: Promise<boolean>) => void;
}

interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Inserts a picture with its alternative text, or edits that of the selected picture. */
export function PictureControl({ editor, type, onUpload }: PictureControlProps) {
  const [described, setDescribed] = useState<Picture | null>(null);
  const isSelected = editor.isActive('image');

  async function receive(file: File) {
    const answer = await upload(file, '/media');
    if (answer.ok) {
      const { image, image_width, image_height, alt } = answer.body.data;
      setDescribed({ src: image, alt: alt ?? '', width: image_width, height: image_height });
    } else showToast('error', answer.message, type.screens.toasts);
    // Until it is inserted, the form is not ready to be saved.
    return false;
  }

  function insert(alt: string) {
    setDescribed(null);
    if (described)
      editor
        .chain()
        .focus()
        .setImage({ ...described, alt })
        .run();
  }

  return (
    <>
      <FileButton onChange={(file) => file && onUpload(receive(file))} accept={ACCEPTED.join()}>
        {(props) => (
          <RichTextEditor.Control {...props} aria-label="Insert picture" title="Insert picture">
            <IconPhoto size={16} stroke={1.5} />
          </RichTextEditor.Control>
        )}
      </FileButton>
      {isSelected && (
        <RichTextEditor.Control
          aria-label="Edit alternative text"
          title="Edit alternative text"
          onClick={() => setDescribed(editor.getAttributes('image') as Picture)}
        >
          <IconPencil size={16} stroke={1.5} />
        </RichTextEditor.Control>
      )}
      {described && (
        <DescribeDialog
          action={isSelected ? 'Save' : 'Insert picture'}
          src={described.src}
          alt={described.alt}
          onDone={insert}
          onClose={() => setDescribed(null)}
        />
      )}
    </>
  );
}
