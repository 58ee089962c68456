import { data } from 'react-router';
import { pages } from '../../../content/addresses.ts';
import type { MeetingShown } from '../../../server/leads/meetings/meetings.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/cancel-meeting.ts';
import { ContactWays } from '../sections/contact-ways.tsx';
import { formHeaders } from '../forms/form.ts';
import { UnlistedHead } from '../layout/page-head.tsx';
import { PageIntro } from '../sections/page-intro.tsx';

export const headers = formHeaders;

/** Only shows the meeting: programs that look into mails follow the links there. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const meeting = await context.get(serverContext).meetings.readByToken(tokenIn(request));
  return data({ meeting }, meeting ? 200 : 404);
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await context.get(serverContext).meetings.cancelByToken(tokenIn(request));
  return outcome.ok ? data({ cancelled: outcome.value }, 200) : data({ cancelled: null }, 404);
}

export default function CancelMeeting({ loaderData: { meeting }, actionData }: Route.ComponentProps) {
  if (actionData?.cancelled) return <Cancelled meeting={actionData.cancelled} />;
  return meeting ? <Question meeting={meeting} /> : <NoSuchMeeting />;
}

function Question({ meeting }: { meeting: MeetingShown }) {
  return (
    <Page title="Cancel Our Meeting" lead="Can you not come? Then somebody else can have the time.">
      <Facts meeting={meeting} />
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

function Cancelled({ meeting }: { meeting: MeetingShown }) {
  return (
    <Page title="Our Meeting Is Cancelled" lead="Thank you for telling us. You get a mail that says so too.">
      <Facts meeting={meeting} />
      <AnotherTime />
    </Page>
  );
}

function NoSuchMeeting() {
  return (
    <Page title="No Meeting to Cancel" lead="This link leads to no meeting that is still to come.">
      <p className="max-w-text">
        The meeting may be cancelled already, or over, or the link is not whole. If you cannot come to a meeting with
        us, please write or call.
      </p>
      <AnotherTime />
    </Page>
  );
}

function Page({ title, lead, children }: { title: string; lead: string; children: React.ReactNode }) {
  return (
    <>
      <UnlistedHead title={title} />
      <PageIntro title={title} lead={lead} />
      <div className="wrap grid gap-8 py-section lg:grid-cols-[1.7fr_1fr]">
        <div className="rounded-panel border border-line bg-surface p-[clamp(1.25rem,4vw,3rem)]">{children}</div>
        <ContactWays />
      </div>
    </>
  );
}

function Facts({ meeting: { subject, theirs, ours } }: { meeting: MeetingShown }) {
  return (
    <dl className="grid gap-5">
      <Fact name="Time">{theirs}</Fact>
      {ours && <Fact name="That is">{ours}</Fact>}
      <Fact name="Subject">{subject}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd dir="auto" className="text-lg">
        {children}
      </dd>
    </div>
  );
}

function AnotherTime() {
  return (
    <p className="mt-8">
      <a href={pages.meeting.path} className="onward">
        Ask for another time
      </a>
    </p>
  );
}

function tokenIn({ url }: Request) {
  return new URL(url).searchParams.get('token') ?? '';
}
