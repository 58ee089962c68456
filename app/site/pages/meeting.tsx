import { meeting } from '../../../content/inbox/meeting.ts';
import { pages } from '../../../content/addresses.ts';
import type { Route } from './+types/meeting.ts';
import { ContactDetails } from '../parts/contact-details.tsx';
import { MeetingFields } from '../forms/meeting-fields.tsx';
import { formHeaders, loadForm, submitForm, submitFromBrowser } from '../forms/submission.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Sections } from '../sections/sections.tsx';
import { loadBuiltIn } from '../layout/load-page.ts';
import { PageIntro } from '../parts/page-intro.tsx';

export const handle = { scripts: 'on interaction' };

export const headers = formHeaders;

export const loader = (args: Route.LoaderArgs) =>
  loadBuiltIn(args, 'meeting', async () => ({ ownForm: loadForm(args) }));

export const action = (args: Route.ActionArgs) => submitForm(args, meeting);

export const clientAction = submitFromBrowser;

// The action returns the next form; reloading it could lose the page to a network error.
export const shouldRevalidate = () => false;

export default function Meeting({ loaderData: { ownForm, head, sections }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={head.title}
        description={head.lead}
        search={head}
        trail={[{ ...pages.meeting, name: head.title }]}
      />
      <PageIntro title="Schedule a Meeting..." lead={head.lead} />
      <div className="wrap grid gap-8 py-section lg:grid-cols-[1.7fr_1fr]">
        <LeadForm label="Schedule a Meeting" initialValues={ownForm} result={actionData}>
          {MeetingFields}
        </LeadForm>
        <ContactDetails />
      </div>
      <Sections sections={sections} />
    </>
  );
}
