import type { SectionOf } from '../model/parts/nested.ts';
import { cards, embed, gallery, logos, numbers, prices, steps, video } from './items.ts';
import { booking, caseStudies, people, posts, quotes, services } from './records.ts';
import { callToAction, contactForm, faq, hero, pictureText, richText } from './words.ts';

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
  embed,
  faq,
  prices,
  callToAction,
  contactForm,
  booking,
] as const;

export type SectionType = (typeof sectionKinds)[number]['type'];

/** A section of one type, as responses hold it. */
export type Section<Type extends SectionType = SectionType> = SectionOf<
  Extract<(typeof sectionKinds)[number], { type: Type }>
>;
