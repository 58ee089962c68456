import { pages } from '../../../content/addresses.ts';
import { contactThanks } from '../../../content/lead-messages.ts';
import type { Route } from './+types/contact.ts';
import { ContactWays } from '../sections/contact-ways.tsx';
import { Field } from '../forms/field.tsx';
import { answerForm, formHeaders, issueForm, orFailure } from '../forms/form.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../sections/page-intro.tsx';

export const handle = { scripts: 'on use' };

export const headers = formHeaders;

export const loader = issueForm;

export const action = (sent: Route.ActionArgs) => answerForm(sent, ({ leads }) => leads.storeContactMessage);

export const clientAction = orFailure;

// What is sent brings its next form along. To ask for one again might lose the page to a broken connection.
export const shouldRevalidate = () => false;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Contact Us"
        description="Write to us or call. A person answers within one working day."
        trail={[pages.contact]}
      />
      <PageIntro
        title="Contact Us"
        lead="Tell us what you want to get done. A person answers within one working day."
      />
      <div className="wrap grid gap-8 py-section lg:grid-cols-[1.7fr_1fr]">
        <LeadForm label="Contact Us" thanks={contactThanks} issued={loaderData} outcome={actionData}>
          {(refusal) => (
            <>
              <Field label="Name" name="name" autoComplete="name" maxLength={100} {...refusal} />
              <Field label="Email" name="email" type="email" autoComplete="email" {...refusal} />
              <Field label="Phone" name="phone" type="tel" autoComplete="tel" maxLength={100} {...refusal} />
              <Field label="Message" name="description" rows={7} maxLength={5000} {...refusal} />
            </>
          )}
        </LeadForm>
        <ContactWays />
      </div>
    </>
  );
}
