import type { ReactNode } from 'react';
import { usePictures } from './pictures.ts';

interface PictureProps {
  src: string | null;
  alt: string | null;
  width: number | null;
  height: number | null;
  /** How wide it is shown, by the width of the window: the browser chooses a file by it. */
  sizes: string;
  /** What is shown where no picture is set. */
  instead: ReactNode;
  className?: string;
  /** A picture of the first screen comes at once and before all else, the others when they are near. */
  isFirst?: boolean;
}

export function Picture({ src, alt, width, height, sizes, instead, className = '', isFirst = false }: PictureProps) {
  const picture = usePictures()[src ?? ''];
  if (!src) return instead;
  const loading = isFirst ? FIRST : LATER;
  return (
    <picture className="contents">
      {picture?.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} className="hidden" />}
      <img
        src={src}
        alt={alt ?? ''}
        srcSet={picture?.webp}
        sizes={sizes}
        width={width ?? 1200}
        height={height ?? 800}
        className={className}
        {...loading}
      />
    </picture>
  );
}

const FIRST = { loading: 'eager', fetchPriority: 'high' } as const;
const LATER = { loading: 'lazy', decoding: 'async' } as const;

type PictureFacts<Name extends string> = Record<Name, string | null> &
  Record<`${Name}_alt`, string | null> &
  Record<`${Name}_width` | `${Name}_height`, number | null>;

/** Gives what `Picture` needs to know of one of a record's pictures. */
export function pictureOf<Name extends string>(record: PictureFacts<NoInfer<Name>>, name: Name) {
  return {
    src: record[name],
    alt: record[`${name}_alt`],
    width: record[`${name}_width`],
    height: record[`${name}_height`],
  };
}
