import { Picture, usePictures } from '../../pictures/picture.tsx';

interface SectionPictureProps {
  src: string | null;
  alt: string | null;
  sizes: string;
  className?: string;
  isEager?: boolean;
}

/** A picture of a section, which holds its path alone: the pictures of the page have its dimensions. */
export function SectionPicture({ src, ...rest }: SectionPictureProps) {
  const picture = usePictures()[src ?? ''];
  if (!picture) return null;
  return <Picture src={src} width={picture.width} height={picture.height} fallback={null} {...rest} />;
}
