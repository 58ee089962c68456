import { PageIntro } from '../parts/page-intro.tsx';
import { Sections, type SectionsProps } from './sections.tsx';

interface SectionPageProps extends Omit<SectionsProps, 'isOpening'> {
  title: string;
  lead: string | null;
}

/** A page of sections alone. Its hero opens it, or else its title. */
export function SectionPage({ title, lead, ...rest }: SectionPageProps) {
  const hasHero = rest.sections[0]?.type === 'hero';
  return (
    <>
      {!hasHero && <PageIntro title={title} lead={lead} />}
      <Sections {...rest} isOpening={hasHero} />
    </>
  );
}
