import { pages, recordPath } from '../../../content/addresses.ts';
import type { CaseStudy as CaseStudyData } from '../../../server/site/case-studies/case-study.ts';
import type { Route } from './+types/case-study.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { loadRecord } from '../loading/load-page.ts';
import { PageHead } from '../layout/page-head.tsx';
import { crumbsTo, useAddress } from '../layout/addresses.ts';
import { useSite } from '../layout/site-data.ts';
import { Filled, useWords } from '../layout/words.tsx';
import { caseStudyData } from '../layout/structured-data.ts';
import { Figures } from '../parts/figures.tsx';
import { LargeQuote } from '../parts/reviews/review-quote.tsx';
import { PageTitle, Standfirst } from '../parts/page-title.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { ClientAndYear } from '../parts/case-studies/work-list.tsx';
import { Picture, pictureProps } from '../pictures/picture.tsx';
import { WHOLE, wide } from '../pictures/sizes.ts';
import { sectionHeaders, withForm } from '../loading/section-forms.ts';
import { Sections } from '../sections/sections.tsx';
import { coverProps } from '../pictures/cover.tsx';
import type { CaseStudyCard } from '../../../server/site/case-studies/case-studies.ts';

export const headers = sectionHeaders;

export const loader = async (args: Route.LoaderArgs) =>
  withForm(args, await loadRecord(args, pages['case-study'], (site, slug) => site.readCaseStudy(slug)));

export default function CaseStudy({ loaderData: caseStudy }: Route.ComponentProps) {
  const site = useSite();
  const {
    slug,
    title,
    short_description,
    services,
    results,
    description,
    sections,
    review_id: review,
    next,
    search,
    invitation,
  } = caseStudy;
  const trail = [...crumbsTo(site, 'work'), { name: title, path: recordPath(pages['case-study'], slug) }];
  return (
    <>
      <PageHead
        title={title}
        description={short_description}
        search={search}
        trail={trail}
        structured={[caseStudyData(site, caseStudy)]}
        showsAfter="opening"
      />
      <article>
        <header id="opening" className="wrap">
          <Breadcrumbs trail={trail} />
          <div className="page-opening opening-split">
            <div className="grid gap-3">
              <ClientAndYear {...caseStudy} />
              <PageTitle title={title} />
            </div>
            <Standfirst text={short_description} />
          </div>
          <Picture
            {...pictureProps(caseStudy, 'image')}
            {...coverProps('case-study', caseStudy, {
              className: 'wide-cover aspect-[3/2] w-full rounded-panel object-cover lg:aspect-video',
            })}
            sizes={`${WHOLE}, 90vw`}
            isEager
          />
        </header>
        <Results results={results} />
        <div className="wrap grid gap-x-16 gap-y-8 py-[calc(var(--spacing-section)/2)] empty:hidden lg:grid-cols-[1fr_2fr]">
          {services.length > 0 && <Services services={services} />}
          {description && <RichText html={description} className="lg:col-start-2" />}
        </div>
        <Sections sections={sections} />
        {review && <LargeQuote review={review} />}
      </article>
      <Sections sections={invitation} />
      {next && <NextCaseStudy caseStudy={next} />}
    </>
  );
}

function Results({ results }: Pick<CaseStudyData, 'results'>) {
  const { results: label } = useWords().records;
  if (results.length === 0) return null;
  return (
    <section aria-label={label} className="wrap pt-[clamp(2.5rem,1.5rem+3vw,4.5rem)]">
      <Figures
        results={results}
        className="results grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-8 border-line lg:border-t lg:pt-8"
      />
    </section>
  );
}

function Services({ services }: Pick<CaseStudyData, 'services'>) {
  const addressOf = useAddress();
  return (
    <section aria-labelledby="services" className="self-start border-t-2 border-brand-edge pt-5">
      <h2 id="services" className="text-base font-semibold">
        {useWords().records.services}
      </h2>
      <ul className="mt-2">
        {services.map(({ id, slug, title }) => (
          <li key={id}>
            <a
              href={addressOf(recordPath(pages.service, slug))}
              dir="auto"
              className="link inline-flex min-h-11 items-center"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to the next case study, with its picture. */
function NextCaseStudy({ caseStudy }: { caseStudy: CaseStudyCard }) {
  const { slug, title, client } = caseStudy;
  const { nextCaseStudy, nextClient } = useWords().records;
  const addressOf = useAddress();
  return (
    <nav aria-label={nextCaseStudy} className="not-printed wrap pt-[calc(var(--spacing-section)/2)] pb-section">
      <div className="relative grid items-end gap-x-16 gap-y-6 border-t border-line-strong pt-8 sm:grid-cols-[1fr_1.4fr]">
        <a href={addressOf(recordPath(pages['case-study'], slug))} className="whole-card min-w-0 self-start">
          <span className="block text-sm text-muted">
            <Filled text={nextClient} values={{ client: <span dir="auto">{client}</span> }} />
          </span>
          <span
            dir="auto"
            className="title mt-3 line-clamp-4 font-display text-2xl leading-none font-heading tracking-heading text-balance"
          >
            {title}
          </span>
        </a>
        <Picture
          {...pictureProps(caseStudy, 'image')}
          {...coverProps('case-study', caseStudy, { className: 'cover aspect-[3/2] w-full rounded-card object-cover' })}
          alt=""
          sizes={`${wide(41.5)}, (min-width: 40rem) 54vw, 90vw`}
        />
      </div>
    </nav>
  );
}
