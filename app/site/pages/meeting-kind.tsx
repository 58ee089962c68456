import { pages, recordPath } from '../../../content/addresses.ts';
import { filled } from '../../../content/words/words.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/meeting-kind.ts';
import { Booking } from '../booking/booking.tsx';
import { Facts } from '../booking/facts.tsx';
import { loadTimes } from '../booking/load-times.ts';
import { submitBooking } from '../booking/submit-booking.ts';
import { MeetingForm } from '../forms/meeting-form.tsx';
import { formHeaders, loadForm, submitFromBrowser } from '../forms/submission.ts';
import { crumbsTo } from '../layout/addresses.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useSite } from '../layout/site-data.ts';
import { webPage } from '../layout/structured-data.ts';
import { useWords } from '../layout/words.tsx';
import { loadRecord } from '../loading/load-page.ts';
import { ContactDetails } from '../parts/contact/contact-details.tsx';
import { PageTitle, Standfirst } from '../parts/page-title.tsx';

export const handle = { scripts: 'on interaction' };

export const headers = formHeaders;

export async function loader(args: Route.LoaderArgs) {
  const kind = await loadRecord(args, pages['meeting-kind'], (site, slug) => site.readMeetingKind(slug));
  const { booking, site } = args.context.get(serverContext);
  const bookable = await booking.findKind({ id: kind.id });
  const page = { kind, times: bookable && (await loadTimes(args, bookable)), ownForm: loadForm(args) };
  return site.withPictures(page);
}

export const action = (args: Route.ActionArgs) => submitBooking(args);

export const clientAction = submitFromBrowser;

export { shouldRevalidate } from '../booking/revalidation.ts';

export default function MeetingKind({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite();
  const { kind, ownForm } = loaderData;
  const times = actionData?.times ?? loaderData.times;
  const { slug, name, short_description: lead } = kind;
  const path = recordPath(pages['meeting-kind'], slug);
  const { minutes } = useWords().forms;
  const facts = times && `${name}. ${filled(minutes, { n: String(times.minutes) })}, ${times.words[times.place]}`;
  const trail = [...crumbsTo(site, 'meeting'), { name, path }];
  return (
    <>
      <PageHead
        title={name}
        description={lead || facts}
        trail={trail}
        structured={[webPage(site, { title: name, lead, path, updated_at: kind.updated_at })]}
      />
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <header className="page-opening opening-split">
          <PageTitle title={name} />
          <Standfirst text={lead} />
        </header>
      </div>
      <div className="wrap booking-slip">
        {times ? (
          <Booking path={path} label={name} times={times} ownForm={ownForm} result={actionData} />
        ) : (
          <MeetingForm label={name} initialValues={ownForm} result={actionData} />
        )}
        <div className="grid content-start gap-8">
          {loaderData.times && <Facts times={loaderData.times} />}
          <ContactDetails />
        </div>
      </div>
    </>
  );
}
