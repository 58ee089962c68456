import { MEETING_MINUTES } from '../../../content/inbox/appointment.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import type { Route } from './+types/meeting.ts';
import { ContactDetails } from '../parts/contact/contact-details.tsx';
import { MeetingFields } from '../forms/fields.tsx';
import { formHeaders, submitForm, submitFromBrowser } from '../forms/submission.ts';
import { LeadForm } from '../forms/lead-form.tsx';
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

export const loader = (args: Route.LoaderArgs) => loadFormPage(args, 'meeting');

export const action = (args: Route.ActionArgs) => submitForm(args, meeting);

export const clientAction = submitFromBrowser;

// The action returns the next form; reloading it could lose the page to a network error.
export const shouldRevalidate = () => false;

export default function Meeting({ loaderData: { ownForm, person, head, sections }, actionData }: Route.ComponentProps) {
  const { pageNames, words } = useSite();
  return (
    <>
      <BuiltInHead head={head} />
      <header className="wrap opening-meeting">
        <div>
          <PageTitle title={pageNames?.meeting ?? words.forms.schedule} />
          <Standfirst text={head.lead} />
        </div>
        <p className="minutes">
          <HourDial minutes={MEETING_MINUTES} />
          <span>
            <Filled text={words.forms.minutes} values={{ n: <span className="number">{MEETING_MINUTES}</span> }} />
          </span>
        </p>
      </header>
      <div className="wrap booking-slip">
        <LeadForm kind={meeting} label={head.title} initialValues={ownForm} result={actionData}>
          {MeetingFields}
        </LeadForm>
        <div className="grid content-start gap-8">
          {person && <Person name={person.name} role={person.job_title} picture={pictureProps(person, 'image')} />}
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
