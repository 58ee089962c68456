import { pages } from '../../../content/addresses.ts';
import type { Route } from './+types/about.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { sectionHeaders } from '../sections/parts/section-forms.ts';
import { Sections } from '../sections/sections.tsx';
import { loadBuiltIn } from '../layout/load-page.ts';
import { Section } from '../sections/parts/section.tsx';
import { TeamMembers } from '../parts/team-members.tsx';
import { useSite } from '../layout/site-data.ts';
import { organization } from '../layout/structured-data.ts';

export const headers = sectionHeaders;

export const loader = (args: Route.LoaderArgs) => loadBuiltIn(args, 'about-us', (site) => site.readAbout());

export default function About({ loaderData: { about, team, head, sections } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <PageHead
        title={head.title}
        description={about?.breadcrumb_short_description ?? about?.short_description ?? head.lead}
        search={head}
        trail={[{ ...pages.about, name: head.title }]}
        structured={[organization(site)]}
      />
      <PageIntro
        title={about?.breadcrumb_heading ?? head.title}
        lead={about?.breadcrumb_short_description ?? head.lead}
        text={about?.breadcrumb_description ?? null}
      />
      {(about?.wwa_description || about?.wca_description) && (
        <div className="wrap grid items-start gap-x-16 gap-y-12 pt-section pb-[calc(var(--spacing-section)/2)] lg:grid-cols-[1.2fr_1fr]">
          <TextBlock heading={about.wwa_heading} html={about.wwa_description} />
          <TextBlock heading={about.wca_heading} html={about.wca_description} className={panel} />
        </div>
      )}
      {team.length > 0 && (
        <Section title={about?.team_heading ?? null}>
          <TeamMembers team={team} level={about?.team_heading ? 3 : 2} />
        </Section>
      )}
      <Sections sections={sections} />
    </>
  );
}

const panel = 'rounded-panel border border-line bg-surface p-[clamp(1.5rem,3vw,3rem)]';

interface TextBlockProps {
  heading: string | null;
  html: string | null;
  className?: string;
}

function TextBlock({ heading, html, className = '' }: TextBlockProps) {
  if (!html) return null;
  return (
    <section className={className}>
      {heading && (
        <h2 dir="auto" className="mb-6 text-xl">
          {heading}
        </h2>
      )}
      <RichText html={html} level={heading ? 3 : 2} />
    </section>
  );
}
