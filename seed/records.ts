import type { SectionType } from '../content/sections/section-kinds.ts';
import type { ServiceCategory } from '../content/service-categories.ts';

/** The records of a demonstration, without pictures. They name related records by their titles. */

export interface HeadingSeed {
  sequence: 1 | 2 | 3;
  heading: string;
  description: string;
  linkedin: string;
  image_alt: string;
}

export interface CategorySeed {
  name: string;
  short_description: string;
}

export interface BlogSeed {
  title: string;
  short_description: string;
  /** The name of a team member. */
  author: string;
  /** The name of one. */
  category: string;
  publishedDaysAgo: number;
  image_alt: string;
  description: string;
  headings: HeadingSeed[];
}

export interface ServiceSeed {
  title: string;
  short_description: string;
  category: ServiceCategory;
  price: string;
  image_alt: string;
  detail_page_heading: string;
  detail_page_image_alt: string;
  detail_page_description: string;
  detail_page_strategy_heading: string;
  detail_page_strategy_description: string;
}

export interface TeamMemberSeed {
  name: string;
  job_title: string;
  linkedin: string;
  twitter: string;
  image_alt: string;
}

export interface ReviewSeed {
  project_name: string;
  project_summary: string;
  project_review: string;
  feedback: string;
  client_name: string;
  image_alt: string;
}

export interface CaseStudySeed {
  title: string;
  client: string;
  short_description: string;
  image_alt: string;
  year: string;
  /** The titles of services. */
  services: string[];
  results: { value: string; label: string }[];
  /** The name of the project that the review is about. */
  review: string;
  description: string;
  sections: SectionSeed[];
}

export interface PageSeed {
  title: string;
  slug?: string;
  lead?: string;
  seo_title?: string;
  seo_description?: string;
  sections: SectionSeed[];
}

/** Its pictures are named as in `pictures.ofSections`. */
export interface SectionSeed {
  id: string;
  type: SectionType;
  [name: string]: unknown;
}
