import { InitialsAvatar } from '../pictures/initials-avatar.tsx';
import { Picture, type pictureProps } from '../pictures/picture.tsx';

interface PersonProps {
  name: string;
  /** What the person does, or is here for. */
  role: string | null;
  picture: ReturnType<typeof pictureProps<'image'>>;
}

/** A face with a name, in a row. */
export function Person({ name, role, picture }: PersonProps) {
  return (
    <span className="flex items-center gap-4">
      <Picture
        {...picture}
        sizes="4rem"
        fallback={<InitialsAvatar name={name} className="size-16 shrink-0 rounded-full" />}
        className="size-16 shrink-0 rounded-full object-cover"
      />
      <span className="min-w-0 text-sm leading-snug">
        <span dir="auto" className="block font-semibold">
          {name}
        </span>
        <span dir="auto" className="block text-muted">
          {role}
        </span>
      </span>
    </span>
  );
}
