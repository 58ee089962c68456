import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { FileKind } from '../../../content/file-kinds.ts';
import { IconSearch } from '../../ui/icons.ts';
import { callApi } from '../parts/api.ts';
import { FileTile } from './file-tile.tsx';
import { type FilePage, type LibraryFile, shapes } from './library.ts';
import './media.css';

const DEBOUNCE = 250; // ms

interface LibraryFilesProps {
  kinds: readonly FileKind[];
  /** What they are together. */
  label: string;
  onPick: (file: LibraryFile) => void;
}

/** The files of some kinds in the library, found by a search, one of which is chosen. */
export function LibraryFiles({ kinds, label, onPick }: LibraryFilesProps) {
  const [search, setSearch] = useState('');
  const [shape, setShape] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), DEBOUNCE);
  const { files, failure, hasMore, loadMore } = useFoundFiles({ kinds, search: wanted, shape });

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
        {kinds.includes('picture') && (
          <NativeSelect
            label="Shape"
            data={[{ value: '', label: 'All' }, ...shapes]}
            value={shape}
            onChange={({ currentTarget }) => setShape(currentTarget.value)}
            w={140}
          />
        )}
      </Group>
      {failure && <Text c="var(--mantine-color-error)">{failure}</Text>}
      {files?.length === 0 && (
        <Text c="dimmed">
          {wanted || shape ? 'No matches' : `There are no ${label.toLowerCase()} in the library yet.`}
        </Text>
      )}
      <ul className="file-grid unmarked" aria-label={label}>
        {files?.map((file) => (
          <li key={file.id}>
            <button type="button" className="tile unstyled" onClick={() => onPick(file)}>
              <FileTile file={file} />
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

/** Returns the files that match a search, as many as were asked for; null while the first ones load. */
function useFoundFiles({ kinds, search, shape }: Wanted) {
  const filters = { kind: kinds.join(','), search, ...(shape && { shape }) };
  const wanted = new URLSearchParams({ per_page: String(PER_PAGE), ...filters }).toString();
  const [page, setPage] = useState({ wanted, number: 1 });
  const [found, setFound] = useState<{ wanted: string; files: LibraryFile[]; last: number } | null>(null);
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
        const before = number > 1 && found?.wanted === wanted ? found.files : [];
        return { wanted, files: [...before, ...data], last: meta.last_page };
      });
    }
    void update();
    return () => {
      isCurrent = false;
    };
  }, [wanted, number]);

  const hasMore = found?.wanted === wanted && number < found.last;
  return {
    files: found?.files ?? null,
    failure,
    hasMore,
    loadMore: () => setPage({ wanted, number: number + 1 }),
  };
}
