import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import type { PagePictures } from '../../../server/site/pages/page-pictures.ts';

interface PictureProps {
  src: string | null;
  alt: string | null;
  width: number | null;
  height: number | null;
  sizes: string;
  /** Shown where no picture is set. */
  fallback: ReactNode;
  className?: string;
  isEager?: boolean;
}

export function Picture({ src, alt, width, height, sizes, fallback, className = '', isEager = false }: PictureProps) {
  const picture = usePictures()[src ?? ''];
  if (!src) return fallback;
  const loading = isEager ? EAGER : LAZY;
  return (
    <picture className="contents">
      {picture?.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} className="hidden" />}
      <img
        src={picture?.src ?? src}
        alt={alt ?? ''}
        srcSet={picture?.webp}
        sizes={sizes}
        width={width ?? 1200}
        height={height ?? 800}
        className={[className, picture?.focal].filter(Boolean).join(' ')}
        {...loading}
      />
    </picture>
  );
}

/** Returns the variants of the page's pictures by path, from its loader. */
export function usePictures(): PagePictures {
  const data = useMatches().map(({ loaderData }) => loaderData as { pictures?: PagePictures } | undefined);
  return data.findLast((loaded) => loaded?.pictures)?.pictures ?? {};
}

const EAGER = { loading: 'eager', fetchPriority: 'high' } as const;
const LAZY = { loading: 'lazy', decoding: 'async' } as const;

type ImageFields<Name extends string> = Record<Name, string | null> &
  Record<`${Name}_alt`, string | null> &
  Record<`${Name}_width` | `${Name}_height`, number | null>;

/** Returns the props of `Picture` for an image field of a record. */
export function pictureProps<Name extends string>(record: ImageFields<NoInfer<Name>>, name: Name) {
  return {
    src: record[name],
    alt: record[`${name}_alt`],
    width: record[`${name}_width`],
    height: record[`${name}_height`],
  };
}
