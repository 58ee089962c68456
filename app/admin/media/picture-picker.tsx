import { Button, Group, Modal, type ModalProps, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, useEffect } from 'react';
import { IconSearch } from '../../ui/icons.ts';
import type { FileKind } from '../../../content/file-kinds.ts';
import { FileTile } from './file-tile.tsx';
import { type FilePage, isPicture, type LibraryFile, type LibraryPicture, shapes } from './library.ts';
import './media.css';
import { callApi } from '../parts/api.ts';

const DEBOUNCE = 250; // ms

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
      <Images kinds={kinds} onPick={onPick} />
    </Modal>
  );
}

function Images({ kinds, onPick }: Pick<ImagePickerProps, 'kinds' | 'onPick'>) {
  const [search, setSearch] = useState('');
  const [shape, setShape] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), DEBOUNCE);
  const { images, failure, hasMore, loadMore } = useFoundImages({ kinds, search: wanted, shape });

  return (
    <Stack>
      <Group component="search" align="end">
        <TextInput
          type="search"
          label="Search by name, description or credit"
          leftSection={<IconSearch size={16} />}
          value={search}
          maxLength={200}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          // A nested form would submit the outer one.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          flex={1}
          miw={180}
          data-autofocus
        />
        <NativeSelect
          label="Shape"
          data={[{ value: '', label: 'All' }, ...shapes]}
          value={shape}
          onChange={({ currentTarget }) => setShape(currentTarget.value)}
          w={140}
        />
      </Group>
      {failure && <Text c="var(--mantine-color-error)">{failure}</Text>}
      {images?.length === 0 && (
        <Text c="dimmed">{wanted || shape ? 'No matches' : 'There are no pictures in the library yet.'}</Text>
      )}
      <ul className="file-grid unmarked" aria-label="Pictures">
        {images?.map((image) => (
          <li key={image.id}>
            <button type="button" className="tile unstyled" onClick={() => onPick(image)}>
              <FileTile file={image} />
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="light" onClick={loadMore}>
          Show more
        </Button>
      )}
    </Stack>
  );
}

const PER_PAGE = 24;

interface Wanted {
  kinds: readonly FileKind[];
  search: string;
  shape: string;
}

/** Returns the images that match a search, as many as were asked for; null while the first ones load. */
function useFoundImages({ kinds, search, shape }: Wanted) {
  const filters = { kind: kinds.join(','), search, ...(shape && { shape }) };
  const wanted = new URLSearchParams({ per_page: String(PER_PAGE), ...filters }).toString();
  const [page, setPage] = useState({ wanted, number: 1 });
  const [found, setFound] = useState<{ wanted: string; images: LibraryFile[]; last: number } | null>(null);
  const [failure, setFailure] = useState('');
  const number = page.wanted === wanted ? page.number : 1;

  useEffect(() => {
    let isCurrent = true;
    async function update() {
      const result = await callApi<FilePage>('GET', `/media?${wanted}&page=${number}`);
      if (!isCurrent) return;
      setFailure(result.ok ? '' : result.message);
      if (!result.ok) return;
      const { data, meta } = result.body;
      setFound((found) => {
        const before = number > 1 && found?.wanted === wanted ? found.images : [];
        return { wanted, images: [...before, ...data], last: meta.last_page };
      });
    }
    void update();
    return () => {
      isCurrent = false;
    };
  }, [wanted, number]);

  const hasMore = found?.wanted === wanted && number < found.last;
  return {
    images: found?.images ?? null,
    failure,
    hasMore,
    loadMore: () => setPage({ wanted, number: number + 1 }),
  };
}
