import type { ContactPerson as Person } from '../../../../server/site/contact-person.ts';
import { Picture, pictureProps } from '../../pictures/picture.tsx';

interface ContactPersonProps {
  person: Person;
  sizes: string;
  /** Loads the portrait eagerly, as it is above the fold. */
  isFirst?: boolean;
}

/** The portrait, name and role of the one who answers, where somebody is named. */
export function ContactPerson({ person, sizes, isFirst = false }: ContactPersonProps) {
  if (!person) return null;
  return (
    <figure className="answering">
      <Picture
        {...pictureProps(person, 'image')}
        alt={person.image_alt ?? person.name}
        sizes={sizes}
        fallback={null}
        className="portrait"
        isFirst={isFirst}
      />
      <figcaption>
        <p dir="auto" className="answering-name">
          {person.name}
        </p>
        <p dir="auto" className="mt-1 text-muted">
          {person.job_title}
        </p>
      </figcaption>
    </figure>
  );
}
