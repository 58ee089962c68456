import type { BuiltInSlug } from '../../content/addresses.ts';
import type { InputOf } from '../../content/model/record.ts';
import type { ServiceCategory } from '../../content/service-categories.ts';
import type { about } from '../../content/types/about.ts';
import type { brand } from '../../content/types/brand.ts';
import type { menus } from '../../content/types/menus.ts';
import type { servicePage } from '../../content/types/service-page.ts';
import type { settings } from '../../content/types/settings.ts';
import type {
  BlogSeed,
  CaseStudySeed,
  CategorySeed,
  PageSeed,
  ReviewSeed,
  ServiceSeed,
  TeamMemberSeed,
} from '../records.ts';

/** A fictional agency that fills a site. Its records name related records by their titles. */
export interface Demonstration {
  brand: Partial<InputOf<typeof brand>>;
  menus: InputOf<typeof menus>;
  settings: Partial<Omit<InputOf<typeof settings>, 'contact_person'>> & { contact_person: string };
  about: Partial<InputOf<typeof about>>;
  servicePage: Partial<InputOf<typeof servicePage>>;
  builtInPages: Partial<Record<BuiltInSlug, Partial<PageSeed>>>;
  pages: PageSeed[];
  services: ServiceSeed[];
  team: TeamMemberSeed[];
  categories: CategorySeed[];
  /** Newest first. */
  blogs: BlogSeed[];
  /** Oldest first. */
  reviews: ReviewSeed[];
  caseStudies: CaseStudySeed[];
  pictures: DemonstrationPictures;
}

/** Draws each picture as SVG, the same for the same arguments. */
export interface DemonstrationPictures {
  /** Of a post, or of one of its headings. */
  cover: (title: string, category: string) => string;
  /** Of a team member or a client. */
  portrait: (name: string) => string;
  service: (title: string, category: ServiceCategory, view: 'card' | 'detail') => string;
  caseStudy: (title: string) => string;
  /** Those that the sections of pages and case studies name. */
  ofSections?: Record<string, () => string>;
}

export const demonstrations = {
  plinth: () => import('./plinth/index.ts'),
  marram: () => import('./marram/index.ts'),
  gantry: () => import('./gantry/index.ts'),
} satisfies Record<string, () => Promise<{ demonstration: Demonstration }>>;

/** Loads one demonstration, and none of the others. */
export async function loadDemonstration(name: keyof typeof demonstrations): Promise<Demonstration> {
  return (await demonstrations[name]()).demonstration;
}
