import { pages, recordPath } from '../../../content/addresses.ts';
import type { BlogCard } from '../../../server/site/blog/blogs.ts';
import type { CaseStudyCard } from '../../../server/site/case-studies/case-studies.ts';
import type { CaseStudy } from '../../../server/site/case-studies/case-study.ts';
import type { Post } from '../../../server/site/blog/post.ts';
import type { Review } from '../../../server/site/reviews.ts';
import type { ServiceDetail } from '../../../server/site/services/service.ts';
import type { ServiceCard } from '../../../server/site/services/services.ts';
import { filled } from '../../../content/words/words.ts';
import { addressIn } from './addresses.ts';
import type { Crumb } from './breadcrumbs.tsx';
import { crumbOf } from './page-names.ts';
import type { SiteData } from './site-data.ts';

/** The agency with all its details. These functions return structured data in the terms of schema.org. */
export function organization(site: SiteData) {
  const { setting, publicUrl } = site;
  const { linkedin, facebook, twitter, social_links = [] } = setting;
  const profiles = [linkedin, facebook, twitter, ...social_links.map(({ link }) => link)].filter(Boolean);
  return {
    ...agency(site),
    logo: publicUrl + (setting.logo ?? '/icon-512.png'),
    ...(setting.email && { email: setting.email }),
    ...(setting.phone && { telephone: setting.phone }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

export function website(site: SiteData) {
  return {
    '@type': 'WebSite',
    '@id': `${site.publicUrl}/#website`,
    name: site.setting.product_name,
    url: `${site.publicUrl}/`,
    inLanguage: site.language,
    publisher: agency(site),
  };
}

interface PageFacts {
  title: string;
  lead: string | null;
  path: string;
  updated_at: string;
}

export function webPage(site: SiteData, { title, lead, path, updated_at }: PageFacts) {
  return {
    '@type': 'WebPage',
    name: title,
    ...(lead && { description: lead }),
    url: urlIn(site, path),
    dateModified: updated_at,
    inLanguage: site.language,
    publisher: agency(site),
  };
}

export function serviceData(site: SiteData, service: ServiceDetail) {
  return {
    '@type': 'Service',
    name: service.title,
    description: service.short_description,
    url: urlIn(site, recordPath(pages.service, service.slug)),
    image: site.publicUrl + service.detail_page_image,
    provider: organization(site),
  };
}

export function serviceList(site: SiteData, services: ServiceCard[]) {
  return itemList(
    services.map(({ title, slug }) => ({ name: title, url: urlIn(site, recordPath(pages.service, slug)) })),
  );
}

export function reviewList(site: SiteData, reviews: Review[]) {
  const items = reviews.map((review) => ({
    item: {
      '@type': 'Review',
      name: review.project_name,
      reviewBody: review.feedback,
      datePublished: review.created_at,
      author: clientData(review.client_name),
      itemReviewed: agency(site),
    },
  }));
  return itemList(items);
}

function clientData(client: string) {
  const { name, company } = splitClientName(client);
  return { '@type': 'Person', name, ...(company && { worksFor: { '@type': 'Organization', name: company } }) };
}

const LEGAL_FORM_OR_DEGREE = /^(ag|co|corp|dds|esq|gmbh|inc|jr|limited|llc|llp|ltd|mba|md|phd|plc|sa|sr)$/i;

/** Splits "Ines Moreau, Harrow & Finch" into person and company. */
function splitClientName(client: string): { name: string; company?: string } {
  const [, person, company = ''] = /^([^,]+),\s*(.+)$/.exec(client) ?? [];
  if (!person || LEGAL_FORM_OR_DEGREE.test(company.replaceAll('.', ''))) return { name: client };
  return { name: person.trim(), company };
}

export function workList(site: SiteData, caseStudies: CaseStudyCard[]) {
  return itemList(
    caseStudies.map(({ title, slug }) => ({ name: title, url: urlIn(site, recordPath(pages['case-study'], slug)) })),
  );
}

export function caseStudyData(site: SiteData, caseStudy: CaseStudy) {
  return {
    '@type': 'CreativeWork',
    name: caseStudy.title,
    description: caseStudy.short_description,
    url: urlIn(site, recordPath(pages['case-study'], caseStudy.slug)),
    image: site.publicUrl + caseStudy.image,
    about: { '@type': 'Organization', name: caseStudy.client },
    dateModified: caseStudy.updated_at,
    inLanguage: site.language,
    creator: organization(site),
  };
}

/** What the blog of the agency is called, where no page has another name for it. */
export function blogName({ setting, words }: SiteData): string {
  return filled(words.lists.blogOf, { agency: setting.product_name });
}

interface BlogOfList {
  name: string;
  path: string;
}

export function blogList(site: SiteData, blogs: BlogCard[], { name, path }: BlogOfList) {
  const { publicUrl } = site;
  return {
    '@type': 'Blog',
    name,
    url: urlIn(site, path),
    publisher: agency(site),
    blogPost: blogs.map((blog) => ({
      '@type': 'BlogPosting',
      headline: blog.title,
      url: urlIn(site, recordPath(pages.blog, blog.slug)),
      image: publicUrl + blog.image,
      datePublished: blog.created_at,
    })),
  };
}

export function blogPosting(site: SiteData, post: Post) {
  const { publicUrl } = site;
  const { team_id: author } = post;
  const url = urlIn(site, recordPath(pages.blog, post.slug));
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.short_description,
    url,
    mainEntityOfPage: url,
    image: publicUrl + post.image,
    datePublished: post.created_at,
    dateModified: post.changed_at,
    wordCount: post.words,
    inLanguage: site.language,
    author: author ? { '@type': 'Person', name: author.name, jobTitle: author.job_title } : agency(site),
    publisher: organization(site),
  };
}

export function breadcrumbs(site: SiteData, trail: Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: numbered(
      [crumbOf(site, 'home'), ...trail].map(({ name, path }) => ({ name, item: urlIn(site, path) })),
    ),
  };
}

/** A reference to the organization, without the details. */
export function agency({ setting, publicUrl }: SiteData) {
  const id = `${publicUrl}/#organization`;
  return { '@type': 'Organization', '@id': id, name: setting.product_name, url: `${publicUrl}/` };
}

/** The address of a page in the language of the site. */
function urlIn(site: SiteData, path: string) {
  return site.publicUrl + addressIn(site, path);
}

function itemList(items: object[]) {
  return { '@type': 'ItemList', numberOfItems: items.length, itemListElement: numbered(items) };
}

function numbered(items: object[]) {
  return items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));
}
