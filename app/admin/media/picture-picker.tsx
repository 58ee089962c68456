import { Button, Group, Modal, type ModalProps, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, useEffect } from 'react';
import { IconSearch } from '../../ui/icons.ts';
import { FileTile } from './file-tile.tsx';
import { type FilePage, type LibraryPicture, shapes } from './library.ts';
import './media.css';
import { callApi } from '../parts/api.ts';

const DEBOUNCE = 250; // ms

interface PicturePickerProps extends Pick<ModalProps, 'returnFocus'> {
  isOpen: boolean;
  onPick: (picture: LibraryPicture) => void;
  onClose: () => void;
}

/** A dialog in which a picture of the library is chosen. */
export function PicturePicker({ isOpen, onPick, onClose, returnFocus = true }: PicturePickerProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      returnFocus={returnFocus}
      title="Choose from the library"
      size="xl"
      centered
    >
      <Pictures onPick={onPick} />
    </Modal>
  );
}

function Pictures({ onPick }: Pick<PicturePickerProps, 'onPick'>) {
  const [search, setSearch] = useState('');
  const [shape, setShape] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), DEBOUNCE);
  const { pictures, failure, hasMore, loadMore } = useFoundPictures(wanted, shape);

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
      {pictures?.length === 0 && (
        <Text c="dimmed">{wanted || shape ? 'No matches' : 'There are no pictures in the library yet.'}</Text>
      )}
      <ul className="file-grid unmarked" aria-label="Pictures">
        {pictures?.map((picture) => (
          <li key={picture.id}>
            <button type="button" className="tile unstyled" onClick={() => onPick(picture)}>
              <FileTile file={picture} />
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

/** Returns the pictures that match a search, as many as were asked for; null while the first ones load. */
function useFoundPictures(search: string, shape: string) {
  const filters = { kind: 'picture', search, ...(shape && { shape }) };
  const wanted = new URLSearchParams({ per_page: String(PER_PAGE), ...filters }).toString();
  const [page, setPage] = useState({ wanted, number: 1 });
  const [found, setFound] = useState<{ wanted: string; pictures: LibraryPicture[]; last: number } | null>(null);
  const [failure, setFailure] = useState('');
  const number = page.wanted === wanted ? page.number : 1;

  useEffect(() => {
    let isCurrent = true;
    async function update() {
      const result = await callApi<FilePage<LibraryPicture>>('GET', `/media?${wanted}&page=${number}`);
      if (!isCurrent) return;
      setFailure(result.ok ? '' : result.message);
      if (!result.ok) return;
      const { data, meta } = result.body;
      setFound((found) => {
        const before = number > 1 && found?.wanted === wanted ? found.pictures : [];
        return { wanted, pictures: [...before, ...data], last: meta.last_page };
      });
    }
    void update();
    return () => {
      isCurrent = false;
    };
  }, [wanted, number]);

  const hasMore = found?.wanted === wanted && number < found.last;
  return {
    pictures: found?.pictures ?? null,
    failure,
    hasMore,
    loadMore: () => setPage({ wanted, number: number + 1 }),
  };
}
