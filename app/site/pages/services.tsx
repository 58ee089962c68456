import { redirect } from 'react-router';
import { pages } from '../../../content/addresses.ts';
import type { Site } from '../../../server/site/site.ts';
import type { Route } from './+types/services.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { BuiltInHead } from '../layout/page-head.tsx';
import { PageTitle, Standfirst } from '../parts/page-title.tsx';
import { BookACall } from '../parts/book-a-call.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { sectionHeaders } from '../loading/section-forms.ts';
import { Sections } from '../sections/sections.tsx';
import { loadBuiltIn } from '../loading/load-page.ts';
import { CategoryTabs } from '../parts/services/category-tabs.tsx';
import { ServiceIndex } from '../parts/services/service-index.tsx';
import { useSite } from '../layout/site-data.ts';
import { serviceList } from '../layout/structured-data.ts';

export const headers = sectionHeaders;

export const loader = (args: Route.LoaderArgs) =>
  loadBuiltIn(args, 'our-services', (site) => readOwnParts(site, args.url));

async function readOwnParts(site: Site, url: URL) {
  const [{ servicePage, services }, listed] = await Promise.all([site.readAllServices(), site.readServiceCategories()]);
  const categories = listed.flatMap(({ key, label }) => {
    const ofCategory = services.filter(({ category }) => category === key);
    return ofCategory.length > 0 ? [{ key, label, services: ofCategory }] : [];
  });
  const category = url.searchParams.get('category');
  // Rendered, each key that somebody makes up would be a page of its own in the cache.
  if (category !== null && !listed.some(({ key }) => key === category)) throw redirect(pages.services.path);
  const open = categories.find(({ key }) => key === category) ?? categories[0];
  return { servicePage, categories, open: open?.key };
}

export default function Services({
  loaderData: { servicePage, categories, open, head, sections },
}: Route.ComponentProps) {
  const site = useSite();
  const all = categories.flatMap(({ services }) => services);
  return (
    <>
      <BuiltInHead
        head={head}
        description={servicePage?.breadcrumb_short_description ?? servicePage?.page_short_description ?? head.lead}
        structured={all.length > 0 ? [serviceList(site, all)] : []}
      />
      <div className="wrap page-opening opening-index">
        <PageTitle title={servicePage?.breadcrumb_heading ?? head.title} />
        <div className="ruled">
          <Standfirst text={servicePage?.breadcrumb_short_description ?? head.lead} />
          {servicePage?.breadcrumb_description && <RichText html={servicePage.breadcrumb_description} />}
          <p>
            <BookACall />
          </p>
        </div>
      </div>
      <div className="wrap pb-[calc(var(--spacing-section)/2)]">
        {all.length === 0 && <EmptyState text={site.words.lists.noServices} />}
        <CategoryTabs categories={categories} open={open} />
        {categories.map(({ key, label, services }) => (
          <section key={key} aria-label={label} hidden={key !== open}>
            <ServiceIndex services={services} level={2} />
          </section>
        ))}
      </div>
      <Advice servicePage={servicePage} />
      <Sections sections={sections} />
    </>
  );
}

/** How to choose a service. */
function Advice({ servicePage }: Pick<Route.ComponentProps['loaderData'], 'servicePage'>) {
  const { page_title, page_short_description, page_description } = servicePage ?? {};
  if (!page_title && !page_short_description && !page_description) return null;
  return (
    <section className="wrap reading section-space">
      <div>
        {page_title && (
          <h2 dir="auto" className="mb-5 text-2xl">
            {page_title}
          </h2>
        )}
      </div>
      <div className="main">
        <Standfirst text={page_short_description} />
        {page_description && <RichText html={page_description} level={page_title ? 3 : 2} className="mt-8" />}
      </div>
    </section>
  );
}
