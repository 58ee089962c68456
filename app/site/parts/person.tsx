import type { pictureProps } from '../pictures/picture.tsx';
import { Portrait } from '../pictures/portrait.tsx';

interface PersonProps {
  name: string;
  /** What the person does, or is here for. */
  role: string | null;
  picture: ReturnType<typeof pictureProps<'image'>>;
}

/** A face with a name, in a row. */
export function Person({ name, role, picture }: PersonProps) {
  return (
    <span className="flex items-center gap-[min(1rem,4vw)]">
      <Portrait
        name={name}
        {...picture}
        sizes="4rem"
        className="size-[min(4rem,18vw)] shrink-0 rounded-full object-cover"
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
