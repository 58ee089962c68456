import { pages } from '../../../content/addresses.ts';
import { meetingThanks } from '../../../content/lead-messages.ts';
import { MEETING_MINUTES } from '../../../content/meeting-length.ts';
import type { Route } from './+types/meeting.ts';
import { ContactWays } from '../sections/contact-ways.tsx';
import { Field } from '../forms/field.tsx';
import { answerForm, formHeaders, issueForm, orFailure } from '../forms/form.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { useSite } from '../layout/site-facts.ts';
import { VisitorTimeZone } from '../forms/visitor-time-zone.tsx';

export const handle = { scripts: 'on use' };

export const headers = formHeaders;

export const loader = issueForm;

export const action = (sent: Route.ActionArgs) => answerForm(sent, ({ leads }) => leads.storeMeetingRequest);

export const clientAction = orFailure;

// What is sent brings its next form along. To ask for one again might lose the page to a broken connection.
export const shouldRevalidate = () => false;

export default function Meeting({ loaderData, actionData }: Route.ComponentProps) {
  const { timeZone } = useSite();
  return (
    <>
      <PageHead title={pages.meeting.name} description={pages.meeting.summary} trail={[pages.meeting]} />
      <PageIntro
        title="Schedule a Meeting..."
        lead={`Choose a time that suits you. A meeting takes ${MEETING_MINUTES} minutes, and we confirm it by email.`}
      />
      <div className="wrap grid gap-8 py-section lg:grid-cols-[1.7fr_1fr]">
        <LeadForm label="Schedule a Meeting" thanks={meetingThanks} issued={loaderData} outcome={actionData}>
          {(refusal) => (
            <>
              <Field label="Name" name="name" autoComplete="name" maxLength={100} {...refusal} />
              <Field label="Email" name="email" type="email" autoComplete="email" {...refusal} />
              <Field label="Select Time" name="time" type="datetime-local" {...refusal} />
              <VisitorTimeZone fallback={timeZone} />
              <Field label="Subject to Discuss?" name="subject" maxLength={200} {...refusal} />
            </>
          )}
        </LeadForm>
        <ContactWays heading="Other ways to reach us" />
      </div>
    </>
  );
}
