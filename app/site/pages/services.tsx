import { pages } from '../../../content/addresses.ts';
import { type ServiceCategory, serviceCategories } from '../../../content/service-categories.ts';
import type { ServiceCard } from '../../../server/site/services.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/services.ts';
import { ContactBand } from '../sections/contact-band.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { ServiceCards } from '../parts/service-cards.tsx';
import { useSite } from '../layout/site-data.ts';
import { serviceList } from '../layout/structured-data.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(serverContext);
  const { servicePage, webServices, amazon, digitalMarketing } = await site.readServicePage();
  const services: Record<ServiceCategory, ServiceCard[]> = { webDevelopment: webServices, amazon, digitalMarketing };
  const asked = url.searchParams.get('category');
  const open = serviceCategories.find(({ value }) => value === asked) ?? serviceCategories[0];
  return site.withPictures({ servicePage, services, open: open.value });
}

export default function Services({ loaderData: { servicePage, services, open } }: Route.ComponentProps) {
  const site = useSite();
  const all = serviceCategories.flatMap(({ value }) => services[value]);
  return (
    <>
      <PageHead
        title={pages.services.name}
        description={
          servicePage?.breadcrumb_short_description ??
          servicePage?.page_short_description ??
          `What ${site.setting.product_name} can do for you.`
        }
        trail={[pages.services]}
        structured={all.length > 0 ? [serviceList(site, all)] : []}
      />
      <PageIntro
        title={servicePage?.breadcrumb_heading ?? pages.services.name}
        lead={servicePage?.breadcrumb_short_description ?? null}
        text={servicePage?.breadcrumb_description ?? null}
      />
      <div className="wrap py-section">
        <div className="mb-14 grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <h2 dir="auto" className="text-2xl">
              {servicePage?.page_title ?? 'What we do'}
            </h2>
            {servicePage?.page_short_description && (
              <p dir="auto" className="mt-4 max-w-text text-lg leading-snug text-muted">
                {servicePage.page_short_description}
              </p>
            )}
          </div>
          <div>
            {servicePage?.page_description && (
              <RichText html={servicePage.page_description} level={3} className="mb-8" />
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
              <ServiceCards services={services[value]} />
            ) : (
              <EmptyState text="No services in this category yet" />
            )}
          </section>
        ))}
      </div>
      <ContactBand />
    </>
  );
}
