import { pages } from '../../../content/addresses.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/home.ts';
import { BlogCards } from '../parts/blog-cards.tsx';
import { CoastToCoast } from '../sections/coast-to-coast.tsx';
import { ContactBand } from '../sections/contact-band.tsx';
import { ExpertiseBlocks } from '../sections/expertise-blocks.tsx';
import { Hero } from '../sections/home-hero.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { ReviewQuote } from '../parts/review-quote.tsx';
import { Section } from '../sections/section.tsx';
import { ServiceCards } from '../parts/service-cards.tsx';
import { useSite } from '../layout/site-data.ts';
import { organization, website } from '../layout/structured-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(serverContext);
  return site.withPictures(await site.readHome());
}

export default function Home({ loaderData: { teaser, services, reviews, blogs } }: Route.ComponentProps) {
  const site = useSite();
  const { setting } = site;
  return (
    <>
      <PageHead
        title={setting.expertise_heading}
        description={
          setting.expertise_description ?? setting.footer_short_description ?? `The work of ${setting.product_name}.`
        }
        structured={[organization(site), website(site)]}
      />
      <Hero />
      <ExpertiseBlocks />
      {teaser && (
        <section className="wrap section-space">
          <div className="grid gap-x-16 gap-y-6 rounded-panel bg-ink px-panel py-[clamp(2.5rem,6vw,5.5rem)] text-paper print:bg-paper print:p-0 print:text-ink lg:grid-cols-[1fr_2fr]">
            <h2 className="text-xl">Who does the work</h2>
            <div>
              <p dir="auto" className="font-display text-xl leading-snug">
                {teaser}
              </p>
              <a href={pages.about.path} className="onward mt-6 text-paper print:text-ink">
                About Us
              </a>
            </div>
          </div>
        </section>
      )}
      {reviews.length > 0 && (
        <Section title="What clients say" more={{ label: 'All reviews', href: pages.reviews.path }}>
          <div className="quotes reveal">
            {reviews.map((review) => (
              <ReviewQuote key={review.id} review={review} />
            ))}
          </div>
        </Section>
      )}
      {services.length > 0 && (
        <Section title="What we can do for you" more={{ label: 'All services', href: pages.services.path }}>
          <ServiceCards services={services} />
        </Section>
      )}
      {blogs.length > 0 && (
        <Section title="Latest from the blog" more={{ label: 'All posts', href: pages.blogs.path }}>
          <BlogCards blogs={blogs} />
        </Section>
      )}
      <CoastToCoast />
      <ContactBand />
    </>
  );
}
