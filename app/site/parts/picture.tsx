interface PictureProps {
  src: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  className?: string;
  /** The first picture of a page comes at once, the others when they are near. */
  isFirst?: boolean;
}

export function Picture({ src, alt, width, height, className = '', isFirst = false }: PictureProps) {
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <img src={src} alt={alt ?? ''} width={width ?? 1200} height={height ?? 800} className={className} {...loading} />
  );
}

type PictureFacts<Name extends string> = Record<Name, string> &
  Record<`${Name}_alt`, string | null> &
  Record<`${Name}_width` | `${Name}_height`, number | null>;

/** Gives what `Picture` needs to show one of a record's pictures. */
export function pictureOf<Name extends string>(record: PictureFacts<NoInfer<Name>>, name: Name) {
  return {
    src: record[name],
    alt: record[`${name}_alt`],
    width: record[`${name}_width`],
    height: record[`${name}_height`],
  };
}
