import type { SectionType } from '../../../../content/sections/section-kinds.ts';
import type { ShownSection } from '../../../../server/site/sections.ts';

export interface SectionProps<Type extends SectionType> {
  section: ShownSection<Type>;
  /** Whether it opens the page, with the h1 and a picture that loads at once. */
  isOpening: boolean;
  /** The level of the headings below the section's own. */
  level: 2 | 3;
}
