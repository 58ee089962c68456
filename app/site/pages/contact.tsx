import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { pages } from '../../../content/addresses.ts';
import type { Route } from './+types/contact.ts';
import { ContactDetails } from '../parts/contact/contact-details.tsx';
import { ContactFields } from '../forms/contact-fields.tsx';
import { formHeaders, submitForm, submitFromBrowser } from '../forms/submission.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Sections } from '../sections/sections.tsx';
import { loadFormPage } from '../loading/load-page.ts';
import { ContactPerson } from '../parts/contact/contact-person.tsx';
import { PageTitle, Standfirst } from '../parts/page-title.tsx';

export const handle = { scripts: 'on interaction' };

export const headers = formHeaders;

export const loader = (args: Route.LoaderArgs) => loadFormPage(args, 'contact-us');

export const action = (args: Route.ActionArgs) => submitForm(args, contactMessage);

export const clientAction = submitFromBrowser;

// The action returns the next form; reloading it could lose the page to a network error.
export const shouldRevalidate = () => false;

export default function Contact({ loaderData: { ownForm, person, head, sections }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={head.title}
        description={head.lead}
        search={head}
        trail={[{ ...pages.contact, name: head.title }]}
      />
      <div className="wrap opening-contact">
        <div className="grid content-start gap-6">
          <PageTitle title={head.title} />
          <Standfirst text={head.lead} />
          <ContactPerson person={person} sizes="(min-width: 64rem) 30rem, 33vw" isEager />
          <ContactDetails />
        </div>
        <div>
          <LeadForm label="Contact Us" initialValues={ownForm} result={actionData}>
            {ContactFields}
          </LeadForm>
        </div>
      </div>
      <Sections sections={sections} />
    </>
  );
}
