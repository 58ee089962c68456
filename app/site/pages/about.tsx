import type { Route } from './+types/about.ts';
import { BuiltInHead } from '../layout/page-head.tsx';
import { PageTitle, Standfirst } from '../parts/page-title.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { sectionHeaders } from '../loading/section-forms.ts';
import { Sections } from '../sections/sections.tsx';
import { loadBuiltIn } from '../loading/load-page.ts';
import { TeamMembers } from '../parts/team-members.tsx';
import { useSite } from '../layout/site-data.ts';
import { organization } from '../layout/structured-data.ts';

export const headers = sectionHeaders;

export const loader = (args: Route.LoaderArgs) => loadBuiltIn(args, 'about-us', (site) => site.readAbout());

export default function About({ loaderData: { about, team, head, sections } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <BuiltInHead
        head={head}
        description={about?.breadcrumb_short_description ?? about?.short_description ?? head.lead}
        structured={[organization(site)]}
      />
      <div className="wrap page-opening opening-split">
        <PageTitle title={about?.breadcrumb_heading ?? head.title} />
        <Standfirst text={about?.breadcrumb_short_description ?? head.lead} />
      </div>
      {team.length > 0 && (
        <section className="wrap pb-[calc(var(--spacing-section)/2)]">
          {about?.team_heading && (
            <h2 dir="auto" className="people-label pb-5 text-lg">
              {about.team_heading}
            </h2>
          )}
          <TeamMembers team={team} level={about?.team_heading ? 3 : 2} isEager isWide />
        </section>
      )}
      {(about?.breadcrumb_description || about?.wwa_description) && (
        <div className="wrap reading section-space">
          {about.breadcrumb_description && <RichText html={about.breadcrumb_description} className="note" />}
          <TextBlock heading={about.wwa_heading} html={about.wwa_description} className="main" />
        </div>
      )}
      <TextBlock heading={about?.wca_heading} html={about?.wca_description} className="wrap pledges section-space" />
      <Sections sections={sections} />
    </>
  );
}

interface TextBlockProps {
  heading: string | null | undefined;
  html: string | null | undefined;
  className: string;
}

function TextBlock({ heading, html, className }: TextBlockProps) {
  if (!html) return null;
  return (
    <section className={className}>
      {heading && (
        <h2 dir="auto" className="mb-8 max-w-[16em] text-2xl">
          {heading}
        </h2>
      )}
      <RichText html={html} level={heading ? 3 : 2} />
    </section>
  );
}
