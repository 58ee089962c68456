import { MEETING_MINUTES } from '../../../content/inbox/appointment.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { pages } from '../../../content/addresses.ts';
import type { Route } from './+types/meeting.ts';
import { ContactDetails } from '../sections/contact-details.tsx';
import { MeetingFields } from '../forms/meeting-fields.tsx';
import { formHeaders, loadForm, submitForm, submitFromBrowser } from '../forms/submission.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../sections/page-intro.tsx';

export const handle = { scripts: 'on interaction' };

export const headers = formHeaders;

export const loader = loadForm;

export const action = (args: Route.ActionArgs) => submitForm(args, meeting);

export const clientAction = submitFromBrowser;

// The action returns the next form; reloading it could lose the page to a network error.
export const shouldRevalidate = () => false;

export default function Meeting({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={pages.meeting.name} description={pages.meeting.summary} trail={[pages.meeting]} />
      <PageIntro
        title="Schedule a Meeting..."
        lead={`Choose a time that suits you. A meeting takes ${MEETING_MINUTES} minutes, and we confirm it by email.`}
      />
      <div className="wrap grid gap-8 py-section lg:grid-cols-[1.7fr_1fr]">
        <LeadForm label="Schedule a Meeting" initialValues={loaderData} result={actionData}>
          {MeetingFields}
        </LeadForm>
        <ContactDetails heading="Other ways to reach us" />
      </div>
    </>
  );
}
