/** How a picture stands in a text: as wide as that, or smaller, with text around it where there is room. */
export interface PictureLayout {
  size: 'small' | 'half' | 'full';
  side: 'left' | 'center' | 'right';
}

/** All that a picture in a text can have as its class. */
export const PICTURE_CLASS = /^picture-(small|half)(?: picture-(left|right))?$/;

/** Returns the class of a picture, null for one as wide as the text. */
export function classOfPicture({ size, side }: PictureLayout): string | null {
  if (size === 'full') return null;
  return side === 'center' ? `picture-${size}` : `picture-${size} picture-${side}`;
}

export function layoutOfPicture(className: string | null | undefined): PictureLayout {
  const [, size = 'full', side = 'center'] = PICTURE_CLASS.exec(className ?? '') ?? [];
  return { size, side } as PictureLayout;
}
