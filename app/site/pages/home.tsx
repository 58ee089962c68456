import { data } from 'react-router';
import { homeHead } from '../../../content/texts/home-head.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/home.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useSite } from '../layout/site-data.ts';
import { organization, website } from '../layout/structured-data.ts';
import { sectionHeaders, withForm } from '../loading/section-forms.ts';
import { SectionPage } from '../sections/section-page.tsx';

export const headers = sectionHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { site } = args.context.get(serverContext);
  const page = await site.readHome();
  // Without a home page, the site is not there in a language.
  if (!page) throw data(null, 404);
  return withForm(args, await site.withPictures(page));
}

export default function Home({ loaderData: { head, sections } }: Route.ComponentProps) {
  const site = useSite();
  const { setting } = site;
  return (
    <>
      <PageHead {...homeHead(setting)} search={head} structured={[organization(site), website(site)]} />
      <SectionPage
        title={setting.product_name}
        lead={head.lead ?? setting.footer_short_description}
        sections={sections}
      />
    </>
  );
}
