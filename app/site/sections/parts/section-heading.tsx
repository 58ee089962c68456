import { SiteLink } from '../../layout/site-link.tsx';
import type { Action } from './actions.tsx';

interface SectionHeadingProps {
  section: { heading: string | null; lead: string | null; more?: Action | null };
  isOpening: boolean;
  className?: string;
}

/** The heading of a section, the text below it and the link beside it, each where it is set. */
export function SectionHeading({ section: { heading, lead, more }, isOpening, className = '' }: SectionHeadingProps) {
  const Heading = isOpening ? 'h1' : 'h2';
  if (!heading && !lead && !more) return null;
  return (
    <div
      className={`section-heading mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:mb-10 ${className}`}
    >
      <div>
        {heading && (
          <Heading dir="auto" className="max-w-[16em] text-2xl">
            {heading}
          </Heading>
        )}
        {lead && (
          <p dir="auto" className="mt-4 max-w-text text-muted">
            {lead}
          </p>
        )}
      </div>
      {more && (
        <SiteLink to={more.link} dir="auto" className="onward">
          {more.label}
        </SiteLink>
      )}
    </div>
  );
}
