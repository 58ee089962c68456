import { pages, recordPath } from '../../../content/addresses.ts';
import type { Route } from './+types/service.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { Sections } from '../sections/sections.tsx';
import { coverProps } from '../pictures/cover.tsx';
import { loadRecord } from '../loading/load-page.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Picture, pictureProps } from '../pictures/picture.tsx';
import { BookACall } from '../parts/book-a-call.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Related } from '../layout/related.tsx';
import { categoryAddress } from '../parts/services/category-tabs.tsx';
import { ServiceIndex } from '../parts/services/service-index.tsx';
import { Standfirst } from '../parts/page-title.tsx';
import { crumbsTo } from '../layout/addresses.ts';
import { useSite } from '../layout/site-data.ts';
import { serviceData } from '../layout/structured-data.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadRecord(args, pages.service, async (site, slug) => {
    const found = await site.readServiceWithRelated(slug);
    return found && { ...found, categories: await site.readServiceCategories() };
  });

// On wide screens it is cropped at the sides, and reaches to the edge.
const OPENING_SIZES = '(min-width: 64rem) 74vw, 90vw';

export default function Service({
  loaderData: { service, categories, search, related, invitation },
}: Route.ComponentProps) {
  const site = useSite();
  const trail = [...crumbsTo(site, 'services'), { name: service.title, path: recordPath(pages.service, service.slug) }];
  return (
    <>
      <PageHead
        title={service.title}
        description={service.short_description}
        search={search}
        trail={trail}
        structured={[serviceData(site, service)]}
        showsAfter="opening"
      />
      <div className="wrap">
        <Breadcrumbs trail={trail} />
      </div>
      <div className="page-body">
        <div id="opening" className="wrap opening-service">
          <div>
            <p dir="auto" className="text-sm font-semibold text-accent">
              {service.title}
            </p>
            <h1 dir="auto" className="mt-3 text-3xl">
              {/* It is empty only while it is being typed. */}
              {service.detail_page_heading || service.title}
            </h1>
            <div className="mt-6">
              <Standfirst text={service.short_description} />
            </div>
            <div className="mt-8 flex flex-col items-start gap-x-8 gap-y-4 sm:flex-row sm:flex-wrap sm:items-center">
              {service.price && (
                <p dir="auto" className="price text-xl">
                  {service.price}
                </p>
              )}
              <BookACall kind={service.meeting_kind_id} />
            </div>
          </div>
          <Picture
            {...pictureProps(service, 'detail_page_image')}
            {...coverProps('service', service, { className: 'picture', category: service.category })}
            sizes={OPENING_SIZES}
            isEager
          />
        </div>
      </div>
      <div className="wrap reading pb-[calc(var(--spacing-section)/2)]">
        <div className="note grid gap-3 lg:sticky lg:top-28">
          <a href={categoryAddress(service.category)} className="link">
            {categories.find(({ key }) => key === service.category)?.label}
          </a>
          <p className="grid justify-items-start gap-1 max-lg:hidden">
            {service.price && (
              <span dir="auto" className="price text-lg">
                {service.price}
              </span>
            )}
            <BookACall kind={service.meeting_kind_id} className="onward" />
          </p>
        </div>
        <RichText html={service.detail_page_description} className="main" />
      </div>
      {service.detail_page_strategy_description !== null && (
        <section className="band band-dark">
          <div className="wrap reading">
            <div>
              {service.detail_page_strategy_heading && (
                <h2 dir="auto" className="text-2xl">
                  {service.detail_page_strategy_heading}
                </h2>
              )}
            </div>
            <RichText
              html={service.detail_page_strategy_description}
              level={service.detail_page_strategy_heading ? 3 : 2}
              className="main"
            />
          </div>
        </section>
      )}
      {related.length > 0 && (
        <Related title={site.words.records.relatedServices}>
          <ServiceIndex services={related} isCompact />
        </Related>
      )}
      <Sections sections={invitation} />
    </>
  );
}
