import type { BlogPost } from '../../../server/site/blog.ts';
import type { ServiceDetail } from '../../../server/site/services.ts';
import type { SiteFacts } from './site-facts.ts';

/** What search engines are told, in the terms of schema.org. */
export function organization({ setting, publicUrl }: SiteFacts) {
  return {
    '@type': 'Organization',
    name: setting.product_name,
    url: publicUrl,
    ...(setting.logo && { logo: publicUrl + setting.logo }),
    ...(setting.email && { email: setting.email }),
    ...(setting.phone && { telephone: setting.phone }),
    sameAs: [setting.linkedin, setting.facebook, setting.twitter].filter(Boolean),
  };
}

export function serviceData(site: SiteFacts, service: ServiceDetail) {
  return {
    '@type': 'Service',
    name: service.title,
    description: service.short_description,
    url: `${site.publicUrl}/services/${service.slug}`,
    image: site.publicUrl + service.image,
    provider: organization(site),
  };
}

export function blogPosting(site: SiteFacts, blog: BlogPost) {
  return {
    '@type': 'BlogPosting',
    headline: blog.title,
    description: blog.short_description,
    url: `${site.publicUrl}/blogs/${blog.slug}`,
    image: site.publicUrl + blog.image,
    datePublished: blog.created_at,
    dateModified: blog.updated_at,
    ...(blog.team_id && { author: { '@type': 'Person', name: blog.team_id.name, jobTitle: blog.team_id.job_title } }),
    publisher: organization(site),
  };
}

/** The way to a page, from the home page on; the last entry is the page itself. */
export function breadcrumbs({ publicUrl }: SiteFacts, trail: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
