import type { ComponentType } from 'react';
import type { SectionType } from '../../../content/sections/section-kinds.ts';
import type { ShownSection } from '../../../server/site/sections.ts';
import { Digest } from '../parts/blog/front-page.tsx';
import { WorkList } from '../parts/case-studies/work-list.tsx';
import { ServiceIndex } from '../parts/services/service-index.tsx';
import { Booking } from './booking.tsx';
import { CallToAction } from './call-to-action.tsx';
import { CardsSection } from './cards.tsx';
import { ContactForm } from './contact-form.tsx';
import { EmbedSection } from './embed.tsx';
import { Faq } from './faq.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { Logos } from './logos.tsx';
import { Numbers } from './numbers.tsx';
import { SectionData } from './parts/section-data.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import type { SectionProps } from './parts/section-props.ts';
import { People } from './people.tsx';
import { PictureText } from './picture-text.tsx';
import { Prices } from './prices.tsx';
import { Quotes } from './quotes.tsx';
import { TextSection } from './rich-text.tsx';
import { Steps } from './steps.tsx';
import { Video } from './video.tsx';

export interface SectionsProps {
  sections: ShownSection[];
  /** Whether they open the page: the first one then has the h1. */
  isOpening?: boolean;
}

/** A kind without a component does not compile. */
const components: { [Type in SectionType]: ComponentType<SectionProps<Type>> } = {
  hero: Hero,
  richText: TextSection,
  pictureText: PictureText,
  cards: CardsSection,
  steps: Steps,
  numbers: Numbers,
  quotes: Quotes,
  people: People,
  services: ({ section, level }) => <ServiceIndex services={section.data} level={level} isCompact />,
  caseStudies: ({ section, level, isOpening }) => (
    <WorkList caseStudies={section.data} level={level} isEager={isOpening} />
  ),
  posts: ({ section, level, isOpening }) => <Digest blogs={section.data} level={level} isEager={isOpening} />,
  logos: Logos,
  gallery: Gallery,
  video: Video,
  embed: EmbedSection,
  faq: Faq,
  prices: Prices,
  callToAction: CallToAction,
  contactForm: ContactForm,
  booking: Booking,
};

/** Those that say themselves where their heading stands. The others have it above all that they show. */
const withOwnHeading: ReadonlySet<SectionType> = new Set(['richText', 'pictureText', 'people', 'faq']);

/** The sections of a page, each with an address of its own: `#section-` and its id. */
export function Sections({ sections, isOpening = false }: SectionsProps) {
  return (
    <>
      {sections.map((section, index) => (
        <section key={section.id} id={`section-${section.id}`} className={backgroundOf(section)}>
          <SectionContent section={section} isOpening={isOpening && index === 0} />
        </section>
      ))}
      <SectionData sections={sections} />
    </>
  );
}

function SectionContent({ section, isOpening }: Omit<SectionProps<SectionType>, 'level'>) {
  const Component = components[section.type] as ComponentType<SectionProps<SectionType>>;
  if (section.type === 'hero' || section.type === 'callToAction')
    return <Component section={section} isOpening={isOpening} level={2} />;
  const level = section.heading && !isOpening ? 3 : 2;
  const content = <Component section={section} isOpening={isOpening} level={level} />;
  if (withOwnHeading.has(section.type)) return content;
  return (
    <div className="wrap">
      <SectionHeading section={section} isOpening={isOpening} />
      {content}
    </div>
  );
}

function backgroundOf(section: ShownSection): string {
  if (section.type === 'hero') return 'opening';
  if (section.type !== 'callToAction') return `band band-${section.tone}`;
  return `band not-printed ${section.look === 'line' ? 'band-plain' : 'band-brand'}`;
}
