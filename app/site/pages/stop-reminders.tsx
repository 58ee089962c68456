import { data } from 'react-router';
import { languageTagged } from '../../../content/languages.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/stop-reminders.ts';
import { formHeaders } from '../forms/submission.ts';
import { redirectToSpoken, tokenOf } from '../loading/linked-page.ts';
import { LinkedPage } from '../parts/linked-page.tsx';

export const headers = formHeaders;

// Only shows a button, because email scanners follow links.
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(serverContext);
  const reminded = await services.booking.findByReminderToken(tokenOf(url));
  const language = await services.readLanguage();
  await redirectToSpoken(services, languageTagged(reminded?.language ?? ''), { page: 'stop-reminders', url });
  const { booking, first } = wordsIn(language);
  const title = first.pageNames.stopReminders;
  return data({ isKnown: Boolean(reminded), title, words: booking.reminder }, reminded ? 200 : 404);
}

/** Mail programs send it without a page before it (RFC 8058). */
export async function action({ url, context }: Route.ActionArgs) {
  const hasStopped = await context.get(serverContext).booking.stopReminders(tokenOf(url));
  return data({ hasStopped }, hasStopped ? 200 : 404);
}

export default function StopReminders({ loaderData: { isKnown, title, words }, actionData }: Route.ComponentProps) {
  const isAsked = isKnown && !actionData?.hasStopped;
  return (
    <LinkedPage title={actionData?.hasStopped ? words.stopped : title} lead={isKnown ? words.lead : words.unknown}>
      {isAsked && (
        <form method="post">
          <button type="submit" className="button">
            {words.stop}
          </button>
        </form>
      )}
    </LinkedPage>
  );
}
