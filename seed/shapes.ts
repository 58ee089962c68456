/** The records of the demonstration agency, without pictures and ids. */

export interface HeadingSeed {
  sequence: 1 | 2 | 3;
  heading: string;
  description: string;
  linkedin: string;
  image_alt: string;
}

export interface BlogSeed {
  title: string;
  short_description: string;
  author: string;
  category: 'websites' | 'marketing' | 'marketplaces';
  publishedDaysAgo: number;
  image_alt: string;
  description: string;
  headings: HeadingSeed[];
}

export interface ServiceSeed {
  title: string;
  short_description: string;
  category: 'webDevelopment' | 'amazon' | 'digitalMarketing';
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
  sections: { id: string; type: string; [name: string]: unknown }[];
}
