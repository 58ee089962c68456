import type { SectionOf } from '../model/nested.ts';
import { callToAction } from './call-to-action.ts';
import { cards } from './cards.ts';
import { caseStudies } from './case-studies.ts';
import { contactForm } from './contact-form.ts';
import { faq } from './faq.ts';
import { gallery } from './gallery.ts';
import { hero } from './hero.ts';
import { logos } from './logos.ts';
import { numbers } from './numbers.ts';
import { people } from './people.ts';
import { pictureText } from './picture-text.ts';
import { posts } from './posts.ts';
import { prices } from './prices.ts';
import { quotes } from './quotes.ts';
import { richText } from './rich-text.ts';
import { services } from './services.ts';
import { steps } from './steps.ts';
import { video } from './video.ts';

/** Every kind of section, in the order of the palette. */
export const sectionKinds = [
  hero,
  richText,
  pictureText,
  cards,
  steps,
  numbers,
  quotes,
  people,
  services,
  caseStudies,
  posts,
  logos,
  gallery,
  video,
  faq,
  prices,
  callToAction,
  contactForm,
] as const;

export type SectionType = (typeof sectionKinds)[number]['type'];

/** A section of one type, as responses hold it. */
export type Section<Type extends SectionType = SectionType> = SectionOf<
  Extract<(typeof sectionKinds)[number], { type: Type }>
>;
