import type { ContactPerson as Person } from '../../../../server/site/contact-person.ts';
import { pictureProps } from '../../pictures/picture.tsx';
import { Portrait } from '../../pictures/portrait.tsx';

interface ContactPersonProps {
  person: Person;
  sizes: string;
  isEager?: boolean;
}

/** The portrait, name and role of the one who answers, where somebody is named. */
export function ContactPerson({ person, sizes, isEager = false }: ContactPersonProps) {
  if (!person) return null;
  return (
    <figure className="answering">
      <Portrait
        name={person.name}
        {...pictureProps(person, 'image')}
        alt={person.image_alt ?? person.name}
        sizes={sizes}
        isEager={isEager}
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
