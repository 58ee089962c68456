import { pages } from '../../../content/addresses.ts';
import { type ServiceCategory, serviceCategories } from '../../../content/service-categories.ts';
import type { ServiceCard } from '../../../server/site/services.ts';
import type { Site } from '../../../server/site/site.ts';
import type { Route } from './+types/services.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { sectionHeaders } from '../sections/parts/section-forms.ts';
import { Sections } from '../sections/sections.tsx';
import { loadBuiltIn } from '../layout/load-page.ts';
import { ServiceCards } from '../parts/service-cards.tsx';
import { useSite } from '../layout/site-data.ts';
import { serviceList } from '../layout/structured-data.ts';

export const headers = sectionHeaders;

export const loader = (args: Route.LoaderArgs) =>
  loadBuiltIn(args, 'our-services', (site) => readOwnParts(site, args.url));

async function readOwnParts(site: Site, url: URL) {
  const { servicePage, webServices, amazon, digitalMarketing } = await site.readServicePage();
  const services: Record<ServiceCategory, ServiceCard[]> = { webDevelopment: webServices, amazon, digitalMarketing };
  const asked = url.searchParams.get('category');
  const open = serviceCategories.find(({ value }) => value === asked) ?? serviceCategories[0];
  return { servicePage, services, open: open.value };
}

export default function Services({
  loaderData: { servicePage, services, open, head, sections },
}: Route.ComponentProps) {
  const site = useSite();
  const title = servicePage?.page_title;
  const all = serviceCategories.flatMap(({ value }) => services[value]);
  return (
    <>
      <PageHead
        title={head.title}
        description={servicePage?.breadcrumb_short_description ?? servicePage?.page_short_description ?? head.lead}
        search={head}
        trail={[{ ...pages.services, name: head.title }]}
        structured={all.length > 0 ? [serviceList(site, all)] : []}
      />
      <PageIntro
        title={servicePage?.breadcrumb_heading ?? head.title}
        lead={servicePage?.breadcrumb_short_description ?? head.lead}
        text={servicePage?.breadcrumb_description ?? null}
      />
      <div className="wrap py-section">
        <div className="mb-14 grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
          <div className="empty:hidden">
            {title && (
              <h2 dir="auto" className="mb-4 text-2xl">
                {title}
              </h2>
            )}
            {servicePage?.page_short_description && (
              <p dir="auto" className="max-w-text text-lg leading-snug text-muted">
                {servicePage.page_short_description}
              </p>
            )}
          </div>
          <div>
            {servicePage?.page_description && (
              <RichText html={servicePage.page_description} level={title ? 3 : 2} className="mb-8" />
            )}
            <a href={site.setting.booking_link} className="button">
              Book a call
            </a>
          </div>
        </div>
        <nav aria-label="Service categories" id="categories">
          <ul className="flex flex-col gap-1 rounded-[min(var(--radius-pill),1.75rem)] bg-tint p-1 sm:inline-flex sm:flex-row sm:flex-wrap">
            {serviceCategories.map(({ value, label }) => (
              <li key={value}>
                <a
                  href={`${pages.services.path}?category=${value}#categories`}
                  aria-current={value === open ? 'true' : undefined}
                  className="pill w-full border-transparent text-ink hover:bg-paper aria-[current]:border-brand-edge aria-[current]:bg-brand aria-[current]:text-on-brand"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {serviceCategories.map(({ value, label }) => (
          <section key={value} aria-label={label} hidden={value !== open} className="mt-8">
            {services[value].length > 0 ? (
              <ServiceCards services={services[value]} level={title ? 3 : 2} />
            ) : (
              <EmptyState text="No services in this category yet" />
            )}
          </section>
        ))}
      </div>
      <Sections sections={sections} />
    </>
  );
}
