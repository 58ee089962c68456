import { useSite } from '../layout/site-data.ts';
import { useWords } from '../layout/words.tsx';
import { filled } from '../../../content/words/words.ts';
import { FilmPlayer } from '../parts/film-player.tsx';
import { usePictures } from '../pictures/picture.tsx';
import { SectionPicture } from './parts/section-picture.tsx';
import type { SectionProps } from './parts/section-props.ts';

const VIDEO_FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

/** Plays a file of our own host in the page. Videos elsewhere are links: visitors choose to contact another host. */
export function Video({ section, isOpening }: SectionProps<'video'>) {
  const { link, caption } = section;
  const file = useOwnFile(link);
  const { layout, media } = useWords();
  const picture = usePictures()[section.poster];
  return (
    <figure className="mx-auto max-w-[64rem]">
      {file ? (
        <FilmPlayer
          file={file}
          poster={picture ? section.poster : null}
          width={picture?.width}
          height={picture?.height}
          title={caption ?? section.heading ?? section.poster_alt ?? media.video}
        />
      ) : (
        <a
          href={link}
          className="video-link relative block overflow-hidden rounded-panel bg-tint"
          aria-label={caption ? filled(layout.labelled, { label: media.playVideo, text: caption }) : media.playVideo}
        >
          <SectionPicture
            src={section.poster}
            alt={section.poster_alt}
            sizes="(min-width: 70rem) 64rem, 92vw"
            isEager={isOpening}
            className="aspect-video w-full object-cover"
          />
          <svg viewBox="0 0 80 80" aria-hidden="true" className="absolute inset-0 m-auto size-20">
            <circle cx="40" cy="40" r="39" className="fill-brand stroke-on-brand" strokeWidth="2" />
            <path d="M32 24v32l26-16z" className="fill-on-brand" />
          </svg>
        </a>
      )}
      {caption && (
        <figcaption dir="auto" className="mt-3 text-sm text-muted">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

/** Returns the path of a video file on this host; null for anything else. */
function useOwnFile(link: string): string | null {
  const { publicUrl } = useSite();
  const url = URL.parse(link, publicUrl);
  return url && url.origin === new URL(publicUrl).origin && VIDEO_FILE.test(url.pathname) ? url.pathname : null;
}
