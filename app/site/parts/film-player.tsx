import { useCaptions } from './captions.ts';

interface FilmPlayerProps {
  /** Its path. */
  file: string;
  title: string;
  poster: string | null;
  /** In pixels. */
  width: number | undefined;
  height: number | undefined;
}

/** Plays a film of our own host. Nothing of it is read before somebody wants it, except to show its beginning without a poster. */
export function FilmPlayer({ file, title, poster, width, height }: FilmPlayerProps) {
  const captions = useCaptions(file);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- A film may have none.
    <video
      src={file}
      poster={poster ?? undefined}
      width={width}
      height={height}
      controls
      preload={poster === null ? 'metadata' : 'none'}
      aria-label={title}
      className="h-auto w-full rounded-panel bg-ink"
    >
      {captions && <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />}
    </video>
  );
}
