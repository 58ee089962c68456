import { contactMessage } from '../../../content/inbox/contact-message.ts';
import type { Route } from './+types/contact.ts';
import { ContactDetails } from '../parts/contact/contact-details.tsx';
import { ContactFields } from '../forms/fields.tsx';
import { formHeaders, submitForm, submitFromBrowser } from '../forms/submission.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { BuiltInHead } from '../layout/page-head.tsx';
import { Sections } from '../sections/sections.tsx';
import { loadFormPage } from '../loading/load-page.ts';
import { pictureProps } from '../pictures/picture.tsx';
import { Portrait } from '../pictures/portrait.tsx';
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
      <BuiltInHead head={head} />
      <div className="wrap opening-contact grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 pt-opening pb-section lg:grid-cols-[1fr_1.15fr]">
        <div className="grid content-start gap-6">
          <PageTitle title={head.title} />
          <Standfirst text={head.lead} />
          {person && <ContactPerson person={person} />}
          <ContactDetails />
        </div>
        <div>
          <LeadForm kind={contactMessage} label={head.title} initialValues={ownForm} result={actionData}>
            {ContactFields}
          </LeadForm>
        </div>
      </div>
      <Sections sections={sections} />
    </>
  );
}

/** Who answers. */
function ContactPerson({ person }: { person: NonNullable<Route.ComponentProps['loaderData']['person']> }) {
  return (
    <figure className="answering grid grid-cols-[min(26vw,14rem)_1fr] items-center gap-5 border-t border-line-strong pt-6 lg:grid-cols-1">
      <Portrait
        name={person.name}
        {...pictureProps(person, 'image')}
        alt={person.image_alt ?? person.name}
        sizes="(min-width: 64rem) 30rem, 33vw"
        isEager
        className="portrait aspect-[4/5] w-full rounded-card object-cover lg:max-w-[22rem] lg:rounded-panel"
      />
      <figcaption>
        <p dir="auto" className="font-display text-xl leading-tight font-heading">
          {person.name}
        </p>
        <p dir="auto" className="mt-1 text-muted">
          {person.job_title}
        </p>
      </figcaption>
    </figure>
  );
}
