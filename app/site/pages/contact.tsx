import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { pages } from '../../../content/addresses.ts';
import type { Route } from './+types/contact.ts';
import { ContactDetails } from '../parts/contact-details.tsx';
import { ContactFields } from '../forms/contact-fields.tsx';
import { formHeaders, loadForm, submitForm, submitFromBrowser } from '../forms/submission.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Sections } from '../sections/sections.tsx';
import { loadBuiltIn } from '../layout/load-page.ts';
import { PageIntro } from '../parts/page-intro.tsx';

export const handle = { scripts: 'on interaction' };

export const headers = formHeaders;

export const loader = (args: Route.LoaderArgs) =>
  loadBuiltIn(args, 'contact-us', async () => ({ ownForm: loadForm(args) }));

export const action = (args: Route.ActionArgs) => submitForm(args, contactMessage);

export const clientAction = submitFromBrowser;

// The action returns the next form; reloading it could lose the page to a network error.
export const shouldRevalidate = () => false;

export default function Contact({ loaderData: { ownForm, head, sections }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={head.title}
        description={head.lead}
        search={head}
        trail={[{ ...pages.contact, name: head.title }]}
      />
      <PageIntro title={head.title} lead={head.lead} />
      <div className="wrap grid gap-8 py-section lg:grid-cols-[1.7fr_1fr]">
        <LeadForm label="Contact Us" initialValues={ownForm} result={actionData}>
          {ContactFields}
        </LeadForm>
        <ContactDetails />
      </div>
      <Sections sections={sections} />
    </>
  );
}
