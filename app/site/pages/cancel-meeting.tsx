import { data } from 'react-router';
import { wordsIn } from '../../../content/words/index.ts';
import type { Words } from '../../../content/words/words.ts';
import type { MeetingSummary } from '../../../server/leads/meetings/meetings.ts';
import { pages } from '../../../content/addresses.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/cancel-meeting.ts';
import { formHeaders } from '../forms/submission.ts';
import { useAddress, usePage } from '../layout/addresses.ts';
import { useSite } from '../layout/site-data.ts';
import { SiteLink } from '../layout/site-link.tsx';
import { redirectToSpoken, tokenOf } from '../loading/linked-page.ts';
import { LinkedPage } from '../parts/linked-page.tsx';

export const headers = formHeaders;

// Only shows the meeting, because email scanners follow links.
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(serverContext);
  const language = await services.readLanguage();
  const meeting = await services.meetings.readByToken(tokenOf(url), language);
  await redirectToSpoken(services, meeting?.language, { page: 'cancel-meeting', url });
  return data({ meeting, words: wordsIn(language).cancelling }, meeting ? 200 : 404);
}

export async function action({ url, context }: Route.ActionArgs) {
  const { meetings, readLanguage } = context.get(serverContext);
  const outcome = await meetings.cancelByToken(tokenOf(url), await readLanguage());
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
    <LinkedPage title={title} lead={useSite().setting.cancel_text}>
      <MeetingDetails meeting={meeting} words={words} />
      <form method="post" className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <button type="submit" className="button">
          {cancel}
        </button>
        <a href={addressOf(pages.home.path)} className="onward">
          {keep}
        </a>
      </form>
    </LinkedPage>
  );
}

function Cancelled({ meeting, words }: MeetingProps) {
  return (
    <LinkedPage title={words.cancelled}>
      <MeetingDetails meeting={meeting} words={words} />
      <RequestAnotherTime words={words} />
    </LinkedPage>
  );
}

function MeetingNotFound({ words }: Spoken) {
  const { nothing, notUpcoming, reasons } = words;
  return (
    <LinkedPage title={nothing} lead={notUpcoming}>
      <p className="max-w-text">{reasons}</p>
      <RequestAnotherTime words={words} />
    </LinkedPage>
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
