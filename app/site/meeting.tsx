import { data, Form, useNavigation } from 'react-router';
import { meetingThanks, sendingFailed } from '../../content/lead-messages.ts';
import { serverContext } from '../server-context.ts';
import type { Route } from './+types/meeting.ts';
import { Field } from '../ui/field.tsx';
import { formHeaders, orFailure, readForm, sending } from '../ui/form.ts';
import { FormOutcome } from '../ui/form-outcome.tsx';
import { PageHead } from './parts/page-head.tsx';
import { PageIntro } from './parts/page-intro.tsx';
import { useSite } from './parts/site-facts.ts';
import { VisitorTimeZone } from './parts/visitor-time-zone.tsx';

export const handle = { scripts: true };

export const headers = formHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const { leads, report } = context.get(serverContext);
  const values = await readForm(request);
  const outcome = await sending(() => leads.storeMeetingRequest(values), report);
  return outcome.state === 'stored' ? outcome : data({ ...outcome, values }, outcome.status);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction());

export default function Meeting({ actionData }: Route.ComponentProps) {
  const { timeZone } = useSite();
  const isBusy = useNavigation().state === 'submitting';
  const { errors, values } = actionData?.state === 'refused' ? actionData : { errors: {}, values: {} };
  return (
    <>
      <PageHead title="Schedule a Meeting" description="Ask for a call at a time that suits you." />
      <PageIntro title="Schedule a Meeting..." lead="Choose a time that suits you. We confirm it by email." />
      <Form
        key={actionData?.state === 'stored' ? 'next' : 'first'}
        method="post"
        className="wrap grid gap-6 py-section"
        aria-label="Schedule a Meeting"
      >
        <div className="grid max-w-text gap-6">
          <FormOutcome outcome={actionData} thanks={meetingThanks} failure={sendingFailed} />
          <Field label="Name" name="name" autoComplete="name" maxLength={100} values={values} errors={errors} />
          <Field label="Email" name="email" type="email" autoComplete="email" values={values} errors={errors} />
          <Field label="Select Time" name="time" type="datetime-local" values={values} errors={errors} />
          <VisitorTimeZone fallback={timeZone} />
          <Field label="Subject to Discuss?" name="subject" maxLength={200} values={values} errors={errors} />
          <button type="submit" className="button justify-self-start" disabled={isBusy}>
            {isBusy ? 'Sending...' : 'Submit'}
          </button>
        </div>
      </Form>
    </>
  );
}
