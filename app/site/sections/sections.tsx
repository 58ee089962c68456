import type { ComponentType } from 'react';
import type { SectionType } from '../../../content/sections/section-kinds.ts';
import type { ShownSection } from '../../../server/site/sections.ts';
import { CallToAction } from './call-to-action.tsx';
import { CardsSection } from './cards.tsx';
import { CaseStudies } from './case-studies.tsx';
import { ContactForm } from './contact-form.tsx';
import { Faq } from './faq.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { Logos } from './logos.tsx';
import { Numbers } from './numbers.tsx';
import { SectionData } from './parts/section-data.tsx';
import type { SectionProps } from './parts/section-props.ts';
import { People } from './people.tsx';
import { PictureText } from './picture-text.tsx';
import { Posts } from './posts.tsx';
import { Prices } from './prices.tsx';
import { Quotes } from './quotes.tsx';
import { TextSection } from './rich-text.tsx';
import { Services } from './services.tsx';
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
  services: Services,
  caseStudies: CaseStudies,
  posts: Posts,
  logos: Logos,
  gallery: Gallery,
  video: Video,
  faq: Faq,
  prices: Prices,
  callToAction: CallToAction,
  contactForm: ContactForm,
};

/** The sections of a page, each with an address of its own: `#section-` and its id. */
export function Sections({ sections, isOpening = false }: SectionsProps) {
  return (
    <>
      {sections.map((section, index) => {
        const Component = components[section.type] as ComponentType<SectionProps<SectionType>>;
        return (
          <section key={section.id} id={`section-${section.id}`} className={backgroundOf(section)}>
            <Component section={section} isOpening={isOpening && index === 0} />
          </section>
        );
      })}
      <SectionData sections={sections} />
    </>
  );
}

function backgroundOf(section: ShownSection): string {
  if (section.type === 'hero') return 'opening';
  if (section.type !== 'callToAction') return `band band-${section.tone}`;
  return `band not-printed ${section.look === 'line' ? 'band-plain' : 'band-brand'}`;
}
