import { pages } from '../../../content/addresses.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/work.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { WorkList } from '../parts/work-list.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useSite } from '../layout/site-data.ts';
import { workList } from '../layout/structured-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(serverContext);
  return site.withPictures(await site.readCaseStudies());
}

export default function Work({ loaderData: { caseStudies } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <PageHead
        title={pages.work.name}
        description={`Case studies by ${site.setting.product_name}.`}
        trail={[pages.work]}
        structured={caseStudies.length > 0 ? [workList(site, caseStudies)] : []}
      />
      <div className="wrap pt-opening pb-section">
        <h1 className="mb-[clamp(2rem,1rem+3vw,4rem)] text-3xl">{pages.work.name}</h1>
        {caseStudies.length === 0 && <EmptyState text="No case studies yet" />}
        <WorkList caseStudies={caseStudies} isFirst />
      </div>
    </>
  );
}
