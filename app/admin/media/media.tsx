import { Button, Group, Stack, Text, NativeSelect, List, Progress } from '@mantine/core';
import { Link, useSearchParams, useRevalidator } from 'react-router';
import { ListPages } from '../lists/list-pages.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import type { Route } from './+types/media.ts';
import { FileFace, FileTile } from './file-tile.tsx';
import { type FilePage, kinds, type LibraryFile, measuresOf, nounOf, shapes, titleOf } from './library.ts';
import './media.css';
import { load } from '../parts/api.ts';
import { EmptyState, NoMatches } from '../parts/empty-state.tsx';
import { ScreenHeading } from '../parts/screen.tsx';
import { FilterBar, SearchField, FilterSelect } from '../lists/filter-bar.tsx';
import { Ago } from '../parts/ago.tsx';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { useRef, useState } from 'react';
import { fileKinds, formatsOf, kindNames, limitOf, offeredOf } from '../../../content/file-kinds.ts';
import { IconUpload } from '../../ui/icons.ts';
import { upload } from '../records/inputs/upload.ts';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load<FilePage>(`/media?${new URL(request.url).searchParams}`);
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
      {data.length > 0 && (isTable ? <FileTable files={data} /> : <FileLinks files={data} />)}
      {meta.last_page > 1 && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">{`${meta.from ?? 0}–${meta.to ?? 0} of ${meta.total}`}</Text>
          <ListPages meta={meta} />
        </Group>
      )}
    </Stack>
  );
}

/** Explains an empty library, or that no file matches. */
function EmptyLibrary() {
  const [query] = useSearchParams();
  if (['search', 'unused', 'undescribed', 'kind', 'shape', 'page'].some((name) => query.has(name)))
    return <NoMatches />;
  return (
    <EmptyState title="No files yet">
      Pictures, documents, drawings and films that you upload here or in a form are kept here, ready to be used again.
    </EmptyState>
  );
}

/** The files as a grid, each leading to its details. */
function FileLinks({ files }: { files: LibraryFile[] }) {
  return (
    <ul className="file-grid unmarked" aria-label="Files">
      {files.map((file) => (
        <li key={file.id}>
          <Link to={`/admin/media/${file.id}`} className="tile unstyled">
            <FileTile file={file} />
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
      <FilterSelect name="kind" label="Kind" options={kinds} w={140} />
      <FilterSelect name="shape" label="Shape" options={shapes} w={140} />
    </FilterBar>
  );
}

/** The files as a list, with their details. */
function FileTable({ files }: { files: LibraryFile[] }) {
  return (
    <table className="records" aria-label="Files">
      <thead>
        <tr>
          <th>File</th>
          <th>Name</th>
          <th>Kind</th>
          <th>Alternative text</th>
          <th>Size</th>
          <th>Added</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <td data-heading="File">
              <span className="row-picture">
                <FileFace file={file} />
              </span>
            </td>
            <td data-part="title">
              <Link to={`/admin/media/${file.id}`}>{titleOf(file)}</Link>
            </td>
            <td data-heading="Kind">{fileKinds[file.kind].label.one}</td>
            <td data-heading="Alternative text">{file.alt ?? <span className="nothing">none</span>}</td>
            <td data-heading="Size">{measuresOf(file)}</td>
            <td data-heading="Added">
              <Ago time={file.created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Uploads any number of dropped or chosen files. */
function UploadArea() {
  const { add, total, done, failed, part, notes, note } = useBulkUpload();
  const open = useRef<() => void>(null);
  const isBusy = done < total;

  function refuse(rejections: FileRejection[]) {
    for (const { file } of rejections) note(`${file.name}: ${faultOf(file)?.message ?? NO_FILE}`, true);
  }

  return (
    <Stack gap="sm">
      <Dropzone
        onDrop={add}
        onReject={refuse}
        accept={offered}
        validator={faultOf}
        inputProps={{ 'aria-label': 'Files to upload' }}
        p="md"
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        openRef={open}
      >
        <Group gap="sm" justify="center">
          <IconUpload size={22} aria-hidden />
          <Text size="sm">Drop files here, or</Text>
          <Button variant="default" size="compact-sm" onClick={() => open.current?.()}>
            Choose files
          </Button>
        </Group>
      </Dropzone>
      {isBusy && <Progress value={((done + part) / total) * 100} aria-label="Upload" />}
      <Text size="sm" component="output" hidden={total === 0}>
        {total > 0 && `${done - failed} of ${total} ${total === 1 ? 'file' : 'files'} uploaded`}
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
  const [failed, setFailed] = useState(0);
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
    setFailed(0);
    setNotes([]);
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      setPart(0);
      const answer = await upload<{ message: string }>({ file }, '/media?kept=1', setPart);
      if (!answer.ok) {
        note(`${file.name}: ${answer.message}`, true);
        setFailed((failed) => failed + 1);
      } else if (!ADDED.has(answer.body.message)) note(`${file.name}: ${answer.body.message}`, false);
      setDone((done) => done + 1);
    }
    isBusy.current = false;
    await revalidate();
  }

  function note(sentence: string, isError: boolean) {
    setNotes((notes) => [...notes, { id: notes.length, sentence, isError }]);
  }

  return { add, total, done, failed, part: done < total ? part : 0, notes, note };
}

const ADDED = new Set(kindNames.map((kind) => `${fileKinds[kind].inMessages} Uploaded!`));

const offered = offeredOf(kindNames);

const NO_FILE = `must be ${formatsOf(kindNames)}.`;

/** Says what is wrong with a file before it is sent, as far as its type tells. */
function faultOf({ type, size }: File) {
  const kind = kindNames.find((kind) => fileKinds[kind].accepted.some((accepted) => accepted === type));
  if (!kind || size <= fileKinds[kind].maxSize) return null;
  return { code: 'file-too-large', message: `A ${nounOf(kind)} can be at most ${limitOf(kind)}.` };
}
