import type { ComponentType } from 'react';
import type { SectionType } from '../../../content/sections/section-kinds.ts';
import type { ShownSection } from '../../../server/site/sections.ts';
import { PageIntro } from './page-intro.tsx';

export interface SectionProps<Type extends SectionType> {
  section: ShownSection<Type>;
  /** Whether it opens the page, with the h1 and a picture that loads at once. */
  isFirst: boolean;
}

interface SectionsProps {
  sections: ShownSection[];
  /** Whether they open the page. */
  isOpening?: boolean;
  /** The title of a page that they open. It is the h1 where the first section has no heading. */
  title?: string;
}

const components: { [Type in SectionType]: ComponentType<SectionProps<Type>> } = {
  hero: Plain,
  richText: Plain,
  pictureText: Plain,
  cards: Plain,
  steps: Plain,
  numbers: Plain,
  quotes: Plain,
  people: Plain,
  services: Plain,
  caseStudies: Plain,
  posts: Plain,
  logos: Plain,
  gallery: Plain,
  video: Plain,
  faq: Plain,
  prices: Plain,
  callToAction: Plain,
  contactForm: Plain,
};

export function Sections({ sections, isOpening = false, title = '' }: SectionsProps) {
  const [first] = sections;
  const hasHeading = first && ('heading' in first ? first.heading : first.title);
  return (
    <>
      {isOpening && !hasHeading && <PageIntro title={title} />}
      {sections.map((section, index) => {
        const Component = components[section.type] as ComponentType<SectionProps<SectionType>>;
        return (
          <Component key={section.id} section={section} isFirst={isOpening && Boolean(hasHeading) && index === 0} />
        );
      })}
    </>
  );
}

function Plain({ section, isFirst }: SectionProps<SectionType>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section id={section.id} className="wrap section-space">
      <Heading dir="auto" className="text-2xl">
        {'heading' in section ? section.heading : section.title}
      </Heading>
    </section>
  );
}
