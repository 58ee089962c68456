import { data } from 'react-router';
import type { MeetingSummary } from '../../../server/leads/meetings/meetings.ts';
import { pages } from '../../../content/addresses.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/cancel-meeting.ts';
import { ContactDetails } from '../parts/contact/contact-details.tsx';
import { formHeaders } from '../forms/submission.ts';
import { UnlistedHead } from '../layout/page-head.tsx';
import { useSite } from '../layout/site-data.ts';
import { PageIntro } from '../parts/page-title.tsx';

export const headers = formHeaders;

// Only shows the meeting, because email scanners follow links.
export async function loader({ request, context }: Route.LoaderArgs) {
  const meeting = await context.get(serverContext).meetings.readByToken(tokenOf(request));
  return data({ meeting }, meeting ? 200 : 404);
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await context.get(serverContext).meetings.cancelByToken(tokenOf(request));
  return outcome.ok ? data({ cancelled: outcome.value }, 200) : data({ cancelled: null }, 404);
}

export default function CancelMeeting({ loaderData: { meeting }, actionData }: Route.ComponentProps) {
  if (actionData?.cancelled) return <Cancelled meeting={actionData.cancelled} />;
  return meeting ? <Confirmation meeting={meeting} /> : <MeetingNotFound />;
}

function Confirmation({ meeting }: { meeting: MeetingSummary }) {
  return (
    <Page title={pages['cancel-meeting'].name} lead={useSite().setting.cancel_text}>
      <MeetingDetails meeting={meeting} />
      <form method="post" className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <button type="submit" className="button">
          Cancel the meeting
        </button>
        <a href={pages.home.path} className="onward">
          Keep the meeting
        </a>
      </form>
    </Page>
  );
}

function Cancelled({ meeting }: { meeting: MeetingSummary }) {
  return (
    <Page title="Our Meeting Is Cancelled">
      <MeetingDetails meeting={meeting} />
      <RequestAnotherTime />
    </Page>
  );
}

function MeetingNotFound() {
  return (
    <Page title="No Meeting to Cancel" lead="This link does not belong to an upcoming meeting.">
      <p className="max-w-text">The meeting may be over or already cancelled, or part of the link may be missing.</p>
      <RequestAnotherTime />
    </Page>
  );
}

function Page({ title, lead = null, children }: { title: string; lead?: string | null; children: React.ReactNode }) {
  return (
    <>
      <UnlistedHead title={title} />
      <PageIntro title={title} lead={lead} />
      <div className="wrap grid gap-x-16 gap-y-12 pb-section lg:grid-cols-[1.7fr_1fr]">
        <div className="border-t border-line-strong pt-6">{children}</div>
        <ContactDetails />
      </div>
    </>
  );
}

function MeetingDetails({ meeting: { subject, theirs, ours } }: { meeting: MeetingSummary }) {
  return (
    <dl className="grid gap-5">
      <Detail label="Time">{theirs}</Detail>
      {ours && <Detail label="In our time zone">{ours}</Detail>}
      <Detail label="Subject">{subject}</Detail>
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd dir="auto" className="text-lg">
        {children}
      </dd>
    </div>
  );
}

function RequestAnotherTime() {
  return (
    <p className="mt-8">
      <a href={pages.meeting.path} className="onward">
        Request another time
      </a>
    </p>
  );
}

function tokenOf({ url }: Request) {
  return new URL(url).searchParams.get('token') ?? '';
}
