import { DEFAULT_LANGUAGE } from './languages.ts';
import { about } from './types/about.ts';
import { blog } from './types/blog.ts';
import { brand } from './types/brand.ts';
import { caseStudy } from './types/case-study.ts';
import { category } from './types/category.ts';
import { heading } from './types/heading.ts';
import { meetingKind } from './types/meeting-kind.ts';
import { menus } from './types/menus.ts';
import { page } from './types/page.ts';
import { review } from './types/review.ts';
import { service } from './types/service.ts';
import { servicePage } from './types/service-page.ts';
import { settings } from './types/settings.ts';
import { teamMember } from './types/team-member.ts';
import type { ContentType } from './model/content-type.ts';
import { inLanguage, isTranslatable } from './model/translations/in-language.ts';
import { splitTypeName } from './model/translations/type-name.ts';

const declared = [
  about,
  servicePage,
  meetingKind,
  service,
  teamMember,
  category,
  blog,
  heading,
  review,
  caseStudy,
  page,
  menus,
  brand,
  settings,
] as const;

/** A content type with the names of its fields. */
export type DeclaredType = (typeof declared)[number];
export type TypeName = DeclaredType['name'];

/** Every content type, in the order of the sidebar. */
export const contentTypes: readonly (ContentType & Pick<DeclaredType, 'name' | 'table'>)[] = declared;

/** A type for each table of translations, which holds those into every language. */
export const translationTypes: readonly ContentType[] = contentTypes
  .filter(isTranslatable)
  .map((type) => inLanguage(type, DEFAULT_LANGUAGE));

/** Returns the content type with a name, such as `blog`, or `blog@de` of its translations. Throws where none has it. */
export function typeNamed(name: string): ContentType {
  const { source, language } = splitTypeName(name);
  const found = contentTypes.find((type) => type.name === source);
  if (!found) throw new Error(`No content type is named ${name}.`);
  return language ? inLanguage(found, language) : found;
}

/** Returns the content type that the API has at a path, such as `blogs`, which has been checked. Throws where there is none. */
export function typeAt(path: string): ContentType {
  const found = contentTypes.find((type) => type.path === path);
  if (!found) throw new Error(`No content type is at ${path}.`);
  return found;
}
