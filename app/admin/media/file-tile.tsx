import type { ComponentType } from 'react';
import { type FileKind, fileKinds } from '../../../content/file-kinds.ts';
import { IconFileDescription, IconMovie } from '../../ui/icons.ts';
import { type LibraryFile, measuresOf, titleOf } from './library.ts';

/** A file with its name, inside a link or a button. */
export function FileTile({ file }: { file: LibraryFile }) {
  return (
    <>
      <span className="tile-frame">
        <FileFace file={file} />
      </span>
      <span className="tile-name">{titleOf(file)}</span>
    </>
  );
}

/** What a file looks like in small. */
export function FileFace({ file }: { file: LibraryFile }) {
  const Face = faces[file.kind];
  return <Face file={file} />;
}

const faces: Record<FileKind, ComponentType<{ file: LibraryFile }>> = {
  picture: ({ file: { thumbnail } }) => <img src={thumbnail ?? undefined} alt="" loading="lazy" decoding="async" />,
  document: ({ file }) => <DrawnFace file={file} Icon={IconFileDescription} />,
  drawing: ({ file: { file } }) => <img src={file} alt="" loading="lazy" decoding="async" />,
  film: ({ file }) =>
    file.thumbnail === null ? <DrawnFace file={file} Icon={IconMovie} /> : <PosterFace file={file} />,
};

/** The poster of a film, with its length. */
function PosterFace({ file }: { file: LibraryFile }) {
  return (
    <span className="poster-face">
      <img src={file.thumbnail ?? undefined} alt="" loading="lazy" decoding="async" />
      <span>{`${fileKinds[file.kind].label.one}, ${measuresOf(file)}`}</span>
    </span>
  );
}

/** Stands for what cannot be seen in small. */
function DrawnFace({ file, Icon }: { file: LibraryFile; Icon: typeof IconFileDescription }) {
  return (
    <span className="tile-face">
      <Icon size={32} stroke={1.25} aria-hidden />
      <span>{`${fileKinds[file.kind].label.one}, ${measuresOf(file)}`}</span>
    </span>
  );
}
