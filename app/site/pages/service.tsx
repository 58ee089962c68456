import { pages, recordPath } from '../../../content/addresses.ts';
import { service as serviceType } from '../../../content/types/service.ts';
import type { Route } from './+types/service.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { Sections } from '../sections/sections.tsx';
import { Cover } from '../pictures/cover.tsx';
import { loadRecord } from '../layout/load-page.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Picture, pictureProps } from '../pictures/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Section } from '../sections/parts/section.tsx';
import { ServiceCards } from '../parts/service-cards.tsx';
import { useSite } from '../layout/site-data.ts';
import { serviceData } from '../layout/structured-data.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadRecord(args, pages.service, async (site, slug) => {
    const service = await site.readService(slug);
    if (!service) return null;
    const [search, related] = await Promise.all([
      site.readSearchFields(serviceType, service.id),
      site.relatedServices(service),
    ]);
    return { service, search, related };
  });

export default function Service({ loaderData: { service, search, related, invitation } }: Route.ComponentProps) {
  const site = useSite();
  const trail = [pages.services, { name: service.title, path: recordPath(pages.service, service.slug) }];
  const hasStrategy = service.detail_page_strategy_description !== null;
  return (
    <>
      <PageHead
        title={service.title}
        description={service.short_description}
        search={search}
        trail={trail}
        structured={[serviceData(site, service)]}
      />
      <div className="wrap pt-6">
        <Breadcrumbs trail={trail} />
      </div>
      <div className="wrap grid items-center gap-12 py-[clamp(3rem,2rem+5vw,6rem)] lg:grid-cols-[1fr_1.1fr]">
        <div>
          <p dir="auto" className="text-sm font-semibold text-accent">
            {service.title}
          </p>
          <h1 dir="auto" className="mt-3 text-2xl">
            {/* It is empty only while it is being typed. */}
            {service.detail_page_heading || service.title}
          </h1>
          <p dir="auto" className="mt-6 max-w-text text-lg leading-snug text-muted">
            {service.short_description}
          </p>
          <a href={site.setting.booking_link} className="button mt-8">
            Book a call
          </a>
        </div>
        <Picture
          {...pictureProps(service, 'detail_page_image')}
          sizes="(min-width: 78.5rem) calc(28.5rem + 11.4vw), (min-width: 64rem) calc(52vw - 3rem), 85vw"
          fallback={<Cover title={service.title} category={service.category} className="w-full rounded-panel" />}
          className="w-full rounded-panel"
          isFirst
        />
      </div>
      <div
        className={`wrap grid gap-12 pb-[calc(var(--spacing-section)/2)] ${hasStrategy ? 'lg:grid-cols-[1.5fr_1fr]' : 'justify-center'}`}
      >
        <RichText html={service.detail_page_description} />
        {hasStrategy && (
          <aside className="self-start rounded-panel bg-tint p-[clamp(1.5rem,3vw,2.5rem)] lg:sticky lg:top-28">
            {service.detail_page_strategy_heading && (
              <h2 dir="auto" className="mb-4 text-xl">
                {service.detail_page_strategy_heading}
              </h2>
            )}
            <RichText
              html={service.detail_page_strategy_description ?? ''}
              level={service.detail_page_strategy_heading ? 3 : 2}
            />
          </aside>
        )}
      </div>
      {related.length > 0 && (
        <div className="not-printed">
          <Section title="Related Services">
            <ServiceCards services={related} />
          </Section>
        </div>
      )}
      <Sections sections={invitation} />
    </>
  );
}
