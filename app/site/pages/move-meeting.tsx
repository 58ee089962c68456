import { data } from 'react-router';
import { pages, recordPath } from '../../../content/addresses.ts';
import { readFormTexts } from '../../../content/forms.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/move-meeting.ts';
import { loadTimes } from '../booking/load-times.ts';
import { freeTimesOf } from '../booking/submit-booking.ts';
import { MoveForm } from '../booking/move-form.tsx';
import { formHeaders } from '../forms/submission.ts';
import { UnlistedHead } from '../layout/page-head.tsx';
import { SiteLink } from '../layout/site-link.tsx';
import { redirectToSpoken, tokenOf } from '../loading/linked-page.ts';
import { ContactDetails } from '../parts/contact/contact-details.tsx';
import { PageIntro } from '../parts/page-title.tsx';

export const headers = formHeaders;

// Only shows the times, because email scanners follow links.
export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(serverContext);
  const { booking, meetings } = services;
  const language = await services.readLanguage();
  const token = tokenOf(args.url);
  const { cancelling, booking: words } = wordsIn(language);
  const movable = await booking.findMovable(token);
  const meeting = movable && (await meetings.readByToken(token, language));
  await redirectToSpoken(services, meeting?.language, { page: 'move-meeting', url: args.url });
  const times = movable && (await loadTimes(args, movable.kind, movable.row.id));
  return data({ token, meeting, times, words, cancelling }, meeting && times ? 200 : 404);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { booking, readLanguage } = context.get(serverContext);
  const language = await readLanguage();
  const { time = '', time_zone: zone = null } = await readFormTexts(request).catch((): Record<string, string> => ({}));
  const outcome = await booking.moveByToken(tokenOf(url), { time, zone, language });
  if (outcome.ok) return data({ moved: true, nearest: [], message: null }, 200);
  if (!('conflict' in outcome)) return data({ moved: false, nearest: [], message: null }, 404);
  const nearest = await freeTimesOf(context, url, outcome.details);
  return data({ moved: false, nearest, message: outcome.conflict }, 409);
}

export default function MoveMeeting({ loaderData, actionData }: Route.ComponentProps) {
  const { meeting, times, words, cancelling, token } = loaderData;
  const path = pages['move-meeting'].path;
  const title = actionData?.moved ? words.moved : meeting && times ? words.move : cancelling.nothing;
  return (
    <>
      <UnlistedHead title={title} />
      <PageIntro title={title} lead={meeting && times ? meeting.theirs : cancelling.notUpcoming} />
      <div className="wrap booking-slip">
        {meeting && times && !actionData?.moved ? (
          <MoveForm path={path} token={token} times={times} result={actionData} />
        ) : (
          <p>
            <SiteLink
              to={times ? recordPath(pages['meeting-kind'], times.kind) : pages.meeting.path}
              className="onward"
            >
              {cancelling.anotherTime}
            </SiteLink>
          </p>
        )}
        <ContactDetails />
      </div>
    </>
  );
}
