import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { IconPhotoSearch } from '../../../../../ui/icons.ts';
import { PicturePicker } from '../../../../media/picture-picker.tsx';
import { TextControl } from '../text-control.tsx';
import { describe, insertPicture, type StoredPicture } from './insert-picture.ts';
import { placeFor } from './place.ts';

/** Inserts a picture of the library at the cursor, with its alternative text. */
export function LibraryControl({ editor: { view } }: { editor: Editor }) {
  const [isPicking, setPicking] = useState(false);

  function insert(picture: StoredPicture) {
    setPicking(false);
    const { doc, selection, tr } = view.state;
    const place = placeFor(doc, selection.to);
    view.dispatch(insertPicture(tr, place, picture).scrollIntoView());
    if (!picture.alt) describe(view, place);
  }

  return (
    <>
      <TextControl label="Choose from library" Icon={IconPhotoSearch} onClick={() => setPicking(true)} />
      <PicturePicker isOpen={isPicking} onPick={insert} onClose={() => setPicking(false)} />
    </>
  );
}
