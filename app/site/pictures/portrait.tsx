import type { ComponentProps } from 'react';
import { InitialsAvatar } from './initials-avatar.tsx';
import { Picture } from './picture.tsx';

interface PortraitProps extends Omit<ComponentProps<typeof Picture>, 'fallback'> {
  name: string;
}

/** The picture of a person, or else the initials. */
export function Portrait({ name, className = 'portrait', ...picture }: PortraitProps) {
  return <Picture {...picture} fallback={<InitialsAvatar name={name} className={className} />} className={className} />;
}
