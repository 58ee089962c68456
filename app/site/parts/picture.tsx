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
