import { pages } from '../../../content/addresses.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/about.ts';
import { ContactBand } from '../sections/contact-band.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Section } from '../sections/section.tsx';
import { TeamMembers } from '../parts/team-members.tsx';
import { useSite } from '../layout/site-data.ts';
import { organization } from '../layout/structured-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(serverContext);
  return site.withPictures(await site.readAbout());
}

export default function About({ loaderData: { about, team } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <PageHead
        title={pages.about.name}
        description={
          about?.breadcrumb_short_description ??
          about?.short_description ??
          `The people behind ${site.setting.product_name}.`
        }
        trail={[pages.about]}
        structured={[organization(site)]}
      />
      <PageIntro
        title={about?.breadcrumb_heading ?? 'About Us'}
        lead={about?.breadcrumb_short_description ?? null}
        text={about?.breadcrumb_description ?? null}
      />
      {(about?.wwa_description || about?.wca_description) && (
        <div className="wrap grid items-start gap-x-16 gap-y-12 pt-section pb-[calc(var(--spacing-section)/2)] lg:grid-cols-[1.2fr_1fr]">
          <TextBlock heading={about.wwa_heading ?? 'Who we are'} html={about.wwa_description} />
          <TextBlock heading={about.wca_heading ?? 'Why choose us'} html={about.wca_description} className={panel} />
        </div>
      )}
      {team.length > 0 && (
        <Section title="Our team">
          <TeamMembers team={team} />
        </Section>
      )}
      <ContactBand />
    </>
  );
}

const panel = 'rounded-panel border border-line bg-surface p-[clamp(1.5rem,3vw,3rem)]';

function TextBlock({ heading, html, className = '' }: { heading: string; html: string | null; className?: string }) {
  if (!html) return null;
  return (
    <section className={className}>
      <h2 dir="auto" className="mb-6 text-xl">
        {heading}
      </h2>
      <RichText html={html} level={3} />
    </section>
  );
}
