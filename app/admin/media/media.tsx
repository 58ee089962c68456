import { Button, Group, Stack, Text, NativeSelect, List, Progress } from '@mantine/core';
import { Link, useSearchParams, useRevalidator } from 'react-router';
import { ListPages } from '../lists/list-pages.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import type { Route } from './+types/media.ts';
import { type LibraryPicture, type PicturePage, shapes, measuresOf, titleOf } from './library.ts';
import './media.css';
import { PictureTile } from './picture-tile.tsx';
import { load } from '../parts/api.ts';
import { EmptyState, NoMatches } from '../parts/empty-state.tsx';
import { ScreenHeading } from '../parts/screen.tsx';
import { FilterBar, SearchField, FilterSelect } from '../lists/filter-bar.tsx';
import { Ago } from '../parts/ago.tsx';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { useRef, useState } from 'react';
import { IconPhotoUp } from '../../ui/icons.ts';
import { ACCEPTED, MAX_SIZE, upload } from '../records/inputs/upload.ts';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load<PicturePage>(`/media?${new URL(request.url).searchParams}`);
}

export default function Media({ loaderData: { data, meta } }: Route.ComponentProps) {
  const { query, want } = useListQuery();
  const isTable = query.get('view') === 'list';
  return (
    <Stack gap="lg">
      <ScreenHeading title="Media" count={meta.total} />
      <UploadArea />
      <Group justify="space-between" align="end">
        <LibraryFilters />
        <Button variant="default" onClick={() => want('view', isTable ? null : 'list')}>
          {isTable ? 'Show as grid' : 'Show as list'}
        </Button>
      </Group>
      {data.length === 0 && <EmptyLibrary />}
      {data.length > 0 && (isTable ? <PictureTable pictures={data} /> : <PictureLinks pictures={data} />)}
      {meta.last_page > 1 && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">{`${meta.from ?? 0}–${meta.to ?? 0} of ${meta.total}`}</Text>
          <ListPages meta={meta} />
        </Group>
      )}
    </Stack>
  );
}

/** Explains an empty library, or that no picture matches. */
function EmptyLibrary() {
  const [query] = useSearchParams();
  if (['search', 'unused', 'undescribed', 'kind', 'page'].some((name) => query.has(name))) return <NoMatches />;
  return (
    <EmptyState title="No pictures yet">
      Pictures that you upload here or in a form are kept here, ready to be used again.
    </EmptyState>
  );
}

/** The pictures as a grid, each leading to its details. */
function PictureLinks({ pictures }: { pictures: LibraryPicture[] }) {
  return (
    <ul className="picture-grid unmarked" aria-label="Pictures">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <Link to={`/admin/media/${picture.id}`} className="tile unstyled">
            <PictureTile picture={picture} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const lacking = ['unused', 'undescribed'];

/** The search and filters of the library, which are in the URL. */
function LibraryFilters() {
  const { query, wantAll } = useListQuery();
  return (
    <FilterBar search={<SearchField label="Search by name, description or credit" />}>
      <NativeSelect
        label="Show"
        data={[
          { value: '', label: 'All' },
          { value: 'unused', label: 'Unused' },
          { value: 'undescribed', label: 'Without description' },
        ]}
        value={lacking.find((name) => query.has(name)) ?? ''}
        onChange={({ currentTarget: { value } }) =>
          wantAll({ unused: null, undescribed: null, ...(value && { [value]: '1' }) })
        }
        w={190}
      />
      <FilterSelect name="kind" label="Shape" options={shapes} w={140} />
    </FilterBar>
  );
}

/** The pictures as a list, with their details. */
function PictureTable({ pictures }: { pictures: LibraryPicture[] }) {
  return (
    <table className="records" aria-label="Pictures">
      <thead>
        <tr>
          <th>Picture</th>
          <th>Name</th>
          <th>Alternative text</th>
          <th>Size</th>
          <th>Added</th>
        </tr>
      </thead>
      <tbody>
        {pictures.map((picture) => (
          <tr key={picture.id}>
            <td data-heading="Picture">
              <img
                className="row-picture"
                src={picture.thumbnail}
                alt={picture.alt ?? ''}
                loading="lazy"
                decoding="async"
              />
            </td>
            <td data-part="title">
              <Link to={`/admin/media/${picture.id}`}>{titleOf(picture)}</Link>
            </td>
            <td data-heading="Alternative text">{picture.alt ?? <span className="nothing">none</span>}</td>
            <td data-heading="Size">{measuresOf(picture)}</td>
            <td data-heading="Added">
              <Ago time={picture.created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Uploads any number of dropped or chosen pictures. */
function UploadArea() {
  const { add, total, done, part, notes, note } = useBulkUpload();
  const open = useRef<() => void>(null);
  const isBusy = done < total;

  function refuse(rejections: FileRejection[]) {
    for (const { file } of rejections)
      note(`${file.name}: must be a JPEG, PNG, WebP, AVIF or GIF picture of at most 20 MB.`, true);
  }

  return (
    <Stack gap="sm">
      <Dropzone
        onDrop={add}
        onReject={refuse}
        accept={ACCEPTED}
        maxSize={MAX_SIZE}
        inputProps={{ 'aria-label': 'Pictures to upload' }}
        p="md"
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        openRef={open}
      >
        <Group gap="sm" justify="center">
          <IconPhotoUp size={22} aria-hidden />
          <Text size="sm">Drop pictures here, or</Text>
          <Button variant="default" size="compact-sm" onClick={() => open.current?.()}>
            Choose pictures
          </Button>
        </Group>
      </Dropzone>
      {isBusy && <Progress value={((done + part) / total) * 100} aria-label="Upload" />}
      <Text size="sm" component="output" hidden={total === 0}>
        {total > 0 && `${done} of ${total} ${total === 1 ? 'picture' : 'pictures'} uploaded`}
      </Text>
      {notes.length > 0 && (
        <List size="sm" listStyleType="none" aria-label="About the upload">
          {notes.map(({ id, sentence, isError }) => (
            <List.Item key={id} {...(isError && { c: 'var(--mantine-color-error)' })}>
              {sentence}
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}

interface UploadNote {
  id: number;
  sentence: string;
  isError: boolean;
}

/** Uploads files one after the other, however many are added meanwhile. */
function useBulkUpload() {
  const { revalidate } = useRevalidator();
  const waiting = useRef<File[]>([]);
  const isBusy = useRef(false);
  const [total, setTotal] = useState(0);
  const [done, setDone] = useState(0);
  /** The uploaded part of the present file, from 0 to 1. */
  const [part, setPart] = useState(0);
  const [notes, setNotes] = useState<UploadNote[]>([]);

  function add(files: File[]) {
    waiting.current.push(...files);
    if (isBusy.current) setTotal((total) => total + files.length);
    else void work(files.length);
  }

  async function work(count: number) {
    isBusy.current = true;
    setTotal(count);
    setDone(0);
    setNotes([]);
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      setPart(0);
      const answer = await upload(file, '/media?kept=1', setPart);
      if (!answer.ok) note(`${file.name}: ${answer.message}`, true);
      else if (answer.body.message !== ADDED) note(`${file.name}: ${answer.body.message}`, false);
      setDone((done) => done + 1);
    }
    isBusy.current = false;
    await revalidate();
  }

  function note(sentence: string, isError: boolean) {
    setNotes((notes) => [...notes, { id: notes.length, sentence, isError }]);
  }

  return { add, total, done, part: done < total ? part : 0, notes, note };
}

const ADDED = 'Image Uploaded!';
