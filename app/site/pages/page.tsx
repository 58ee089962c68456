import { redirect } from 'react-router';
import { isBuiltIn, pages, recordPath } from '../../../content/addresses.ts';
import { page as pageType } from '../../../content/types/page.ts';
import type { Route } from './+types/page.ts';
import { loadRecord } from '../loading/load-page.ts';
import { PageHead } from '../layout/page-head.tsx';
import { webPage } from '../layout/structured-data.ts';
import { type PrivacyNotice, useSite } from '../layout/site-data.ts';
import { sectionHeaders, withForm } from '../loading/section-forms.ts';
import { SectionPage } from '../sections/section-page.tsx';

export const headers = sectionHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { slug } = args.params;
  if (isBuiltIn(pageType, slug)) throw redirect(recordPath(pages.page, slug), 301);
  return withForm(args, await loadRecord(args, pages.page, (site, named) => site.readPage(named)));
}

export default function Page({ loaderData: { head, sections } }: Route.ComponentProps) {
  const site = useSite();
  const path = recordPath(pages.page, head.slug);
  const trail = [{ name: head.title, path }];
  return (
    <>
      <PageHead
        title={head.title}
        description={head.lead}
        search={head}
        trail={trail}
        structured={[webPage(site, { ...head, path })]}
      />
      <SectionPage title={head.title} lead={head.lead} sections={sections} />
      {site.privacyNotices?.map((notice) => (
        <Notice key={notice.id} {...notice} />
      ))}
    </>
  );
}

function Notice({ id, title, text }: PrivacyNotice) {
  return (
    <section aria-labelledby={id} className="wrap pb-16">
      <div className="rich-text">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
