import { Modal, type ModalProps } from '@mantine/core';
import type { FileKind } from '../../../content/file-kinds.ts';
import { isPicture, type LibraryFile, type LibraryPicture } from './library.ts';
import { LibraryFiles } from './library-files.tsx';

interface PickerProps<Image> extends Pick<ModalProps, 'returnFocus'> {
  isOpen: boolean;
  onPick: (image: Image) => void;
  onClose: () => void;
}

/** A dialog in which a picture of the library is chosen. */
export function PicturePicker({ onPick, ...props }: PickerProps<LibraryPicture>) {
  return <ImagePicker {...props} kinds={['picture']} onPick={(file) => isPicture(file) && onPick(file)} />;
}

interface ImagePickerProps extends PickerProps<LibraryFile> {
  kinds: readonly FileKind[];
}

/** A dialog in which an image of some kinds is chosen from the library. */
export function ImagePicker({ kinds, isOpen, onPick, onClose, returnFocus = true }: ImagePickerProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      returnFocus={returnFocus}
      title="Choose from the library"
      size="xl"
      centered
    >
      <LibraryFiles kinds={kinds} label="Pictures" onPick={onPick} />
    </Modal>
  );
}
