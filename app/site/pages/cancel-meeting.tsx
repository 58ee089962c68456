import { data } from 'react-router';
import { wordsIn } from '../../../content/words/index.ts';
import type { Words } from '../../../content/words/words.ts';
import type { MeetingSummary } from '../../../server/leads/meetings/meetings.ts';
import { pages } from '../../../content/addresses.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/cancel-meeting.ts';
import { ContactDetails } from '../parts/contact/contact-details.tsx';
import { formHeaders } from '../forms/submission.ts';
import { useAddress, usePage } from '../layout/addresses.ts';
import { UnlistedHead } from '../layout/page-head.tsx';
import { useSite } from '../layout/site-data.ts';
import { SiteLink } from '../layout/site-link.tsx';
import { redirectToSpoken } from '../loading/spoken-language.ts';
import { PageIntro } from '../parts/page-title.tsx';

export const headers = formHeaders;

// Only shows the meeting, because email scanners follow links.
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(serverContext);
  const language = await services.readLanguage();
  const meeting = await services.meetings.readByToken(tokenOf(request), language);
  await redirectToSpoken(services, meeting?.language, { page: 'cancel-meeting', url: new URL(request.url) });
  return data({ meeting, words: wordsIn(language).cancelling }, meeting ? 200 : 404);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { meetings, readLanguage } = context.get(serverContext);
  const outcome = await meetings.cancelByToken(tokenOf(request), await readLanguage());
  return outcome.ok ? data({ cancelled: outcome.value }, 200) : data({ cancelled: null }, 404);
}

export default function CancelMeeting({ loaderData: { meeting, words }, actionData }: Route.ComponentProps) {
  if (actionData?.cancelled) return <Cancelled meeting={actionData.cancelled} words={words} />;
  return meeting ? <Confirmation meeting={meeting} words={words} /> : <MeetingNotFound words={words} />;
}

interface Spoken {
  words: Words['cancelling'];
}

interface MeetingProps extends Spoken {
  meeting: MeetingSummary;
}

function Confirmation({ meeting, words }: MeetingProps) {
  const { title, cancel, keep } = words;
  const addressOf = useAddress();
  return (
    <Page title={title} lead={useSite().setting.cancel_text}>
      <MeetingDetails meeting={meeting} words={words} />
      <form method="post" className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <button type="submit" className="button">
          {cancel}
        </button>
        <a href={addressOf(pages.home.path)} className="onward">
          {keep}
        </a>
      </form>
    </Page>
  );
}

function Cancelled({ meeting, words }: MeetingProps) {
  return (
    <Page title={words.cancelled}>
      <MeetingDetails meeting={meeting} words={words} />
      <RequestAnotherTime words={words} />
    </Page>
  );
}

function MeetingNotFound({ words }: Spoken) {
  const { nothing, notUpcoming, reasons } = words;
  return (
    <Page title={nothing} lead={notUpcoming}>
      <p className="max-w-text">{reasons}</p>
      <RequestAnotherTime words={words} />
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

function MeetingDetails({ meeting: { subject, theirs, ours }, words }: MeetingProps) {
  return (
    <dl className="grid gap-5">
      <Detail label={words.time}>{theirs}</Detail>
      {ours && <Detail label={words.ourTime}>{ours}</Detail>}
      <Detail label={words.subject}>{subject}</Detail>
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

function RequestAnotherTime({ words }: Spoken) {
  const meeting = usePage('meeting');
  return (
    <p className="mt-8">
      <SiteLink to={meeting?.path ?? pages.meeting.path} className="onward">
        {words.anotherTime}
      </SiteLink>
    </p>
  );
}

function tokenOf({ url }: Request) {
  return new URL(url).searchParams.get('token') ?? '';
}
