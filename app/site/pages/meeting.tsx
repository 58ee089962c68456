import { pages } from '../../../content/addresses.ts';
import { MEETING_MINUTES } from '../../../content/inbox/appointment.ts';
import type { Route } from './+types/meeting.ts';
import { ContactDetails } from '../parts/contact/contact-details.tsx';
import { serverContext } from '../../server-context.ts';
import { Booking } from '../booking/booking.tsx';
import { Facts } from '../booking/facts.tsx';
import { Kinds } from '../booking/kinds.tsx';
import { loadTimes } from '../booking/load-times.ts';
import { submitBooking } from '../booking/submit-booking.ts';
import { MeetingForm } from '../forms/meeting-form.tsx';
import { wordsIn } from '../../../content/words/index.ts';
import { formHeaders, submitFromBrowser } from '../forms/submission.ts';
import { BuiltInHead } from '../layout/page-head.tsx';
import { useSite } from '../layout/site-data.ts';
import { Filled } from '../layout/words.tsx';
import { Sections } from '../sections/sections.tsx';
import { loadFormPage } from '../loading/load-page.ts';
import { Person } from '../parts/person.tsx';
import { pictureProps } from '../pictures/picture.tsx';
import { PageTitle, Standfirst } from '../parts/page-title.tsx';

export const handle = { scripts: 'on interaction' };

export const headers = formHeaders;

/** With several kinds of meetings it leads to their pages; with one, it is that page. */
export async function loader(args: Route.LoaderArgs) {
  const { booking, site, readLanguage } = args.context.get(serverContext);
  const [page, bookable] = await Promise.all([loadFormPage(args, 'meeting'), booking.readKinds()]);
  const [only, ...others] = bookable;
  const times = only && others.length === 0 ? await loadTimes(args, only) : null;
  const kinds = others.length > 0 ? await site.readMeetingKinds() : [];
  return site.withPictures({
    ...page.data,
    times,
    kinds: kinds.filter(({ id }) => bookable.some((kind) => kind.id === id)),
    words: kinds.length > 0 ? wordsIn(await readLanguage()).booking : null,
  });
}

export const action = (args: Route.ActionArgs) => submitBooking(args);

export const clientAction = submitFromBrowser;

export { shouldRevalidate } from '../booking/revalidation.ts';

export default function Meeting({ loaderData, actionData }: Route.ComponentProps) {
  const { ownForm, person, head, sections, kinds, words: bookingWords } = loaderData;
  const times = actionData?.times ?? loaderData.times;
  const { pageNames, words } = useSite();
  const minutes = times?.minutes ?? MEETING_MINUTES;
  return (
    <>
      <BuiltInHead head={head} />
      <header className="wrap opening-meeting">
        <div>
          <PageTitle title={pageNames?.meeting ?? words.forms.schedule} />
          <Standfirst text={head.lead} />
        </div>
        {kinds.length === 0 && (
          <p className="minutes">
            <HourDial minutes={minutes} />
            <span>
              <Filled text={words.forms.minutes} values={{ n: <span className="number">{minutes}</span> }} />
            </span>
          </p>
        )}
      </header>
      <div className="wrap booking-slip">
        {bookingWords ? (
          <Kinds kinds={kinds} words={bookingWords} />
        ) : times ? (
          <Booking path={pages.meeting.path} label={head.title} times={times} ownForm={ownForm} result={actionData} />
        ) : (
          <MeetingForm label={head.title} initialValues={ownForm} result={actionData} />
        )}
        <div className="grid content-start gap-8">
          {loaderData.times && <Facts times={loaderData.times} />}
          {!times && person && (
            <Person name={person.name} role={person.job_title} picture={pictureProps(person, 'image')} />
          )}
          <ContactDetails />
        </div>
      </div>
      <Sections sections={sections} />
    </>
  );
}

/** An hour as a ring, filled as far as a meeting lasts. Decorative. */
function HourDial({ minutes }: { minutes: number }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="dial w-full fill-none stroke-[16]">
      <circle cx="60" cy="60" r="50" className="stroke-line" />
      <circle
        cx="60"
        cy="60"
        r="50"
        pathLength="60"
        strokeDasharray={`${minutes} 60`}
        transform="rotate(-90 60 60)"
        className="stroke-brand-edge"
      />
    </svg>
  );
}
