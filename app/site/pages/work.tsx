import type { Route } from './+types/work.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageTitle, Standfirst } from '../parts/page-title.tsx';
import { WorkList } from '../parts/case-studies/work-list.tsx';
import { loadBuiltIn } from '../loading/load-page.ts';
import { BuiltInHead } from '../layout/page-head.tsx';
import { useSite } from '../layout/site-data.ts';
import { workList } from '../layout/structured-data.ts';
import { sectionHeaders } from '../loading/section-forms.ts';
import { Sections } from '../sections/sections.tsx';

export const headers = sectionHeaders;

export const loader = (args: Route.LoaderArgs) => loadBuiltIn(args, 'our-work', (site) => site.readCaseStudies());

export default function Work({ loaderData: { caseStudies, head, sections } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <BuiltInHead head={head} structured={caseStudies.length > 0 ? [workList(site, caseStudies)] : []} />
      <div className="page-body">
        <div className="wrap pb-section">
          <header className="page-opening">
            <PageTitle title={head.title} />
            <Standfirst text={head.lead} />
          </header>
          {caseStudies.length === 0 && <EmptyState text={site.words.lists.noCaseStudies} />}
          <WorkList caseStudies={caseStudies} isEager isWide />
        </div>
      </div>
      <Sections sections={sections} />
    </>
  );
}
