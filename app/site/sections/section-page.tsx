import { PageIntro } from '../parts/page-title.tsx';
import { Sections, type SectionsProps } from './sections.tsx';

interface SectionPageProps extends Omit<SectionsProps, 'isOpening'> {
  title: string;
  lead: string | null;
}

/** A page of sections alone. Its hero opens it, with the page's lead if it has none of its own; or else its title. */
export function SectionPage({ title, lead, ...rest }: SectionPageProps) {
  const [first, ...others] = rest.sections;
  const hasHero = first?.type === 'hero';
  const sections = hasHero ? [{ ...first, lead: first.lead ?? lead }, ...others] : rest.sections;
  return (
    <>
      {!hasHero && <PageIntro title={title} lead={lead} />}
      <Sections {...rest} sections={sections} isOpening={hasHero} />
    </>
  );
}
