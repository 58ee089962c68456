import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { pages } from '../../../content/addresses.ts';
import type { Route } from './+types/contact.ts';
import { ContactDetails } from '../sections/contact-details.tsx';
import { ContactFields } from '../forms/contact-fields.tsx';
import { formHeaders, loadForm, submitForm, submitFromBrowser } from '../forms/submission.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../sections/page-intro.tsx';

export const handle = { scripts: 'on interaction' };

export const headers = formHeaders;

export const loader = loadForm;

export const action = (args: Route.ActionArgs) => submitForm(args, contactMessage);

export const clientAction = submitFromBrowser;

// The action returns the next form; reloading it could lose the page to a network error.
export const shouldRevalidate = () => false;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={pages.contact.name}
        description="Write to us or call. A person will answer you within one working day."
        trail={[pages.contact]}
      />
      <PageIntro
        title="Contact Us"
        lead="Tell us what you want to get done. A person will answer you within one working day."
      />
      <div className="wrap grid gap-8 py-section lg:grid-cols-[1.7fr_1fr]">
        <LeadForm label="Contact Us" initialValues={loaderData} result={actionData}>
          {ContactFields}
        </LeadForm>
        <ContactDetails />
      </div>
    </>
  );
}
