import { Link, useSearchParams } from 'react-router';
import { type MeetingView, meetingViews } from '../../../content/inbox/appointment.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { load, type PageMeta } from '../parts/api.ts';

/** Links to the views of the list of meetings. They keep all other filters. */
export function MeetingViews({ toAnswer }: { toAnswer: number }) {
  const [query] = useSearchParams();
  return (
    <nav className="views" aria-label="Meetings by time">
      {(Object.keys(meetingViews) as MeetingView[]).map((view) => (
        <Link key={view} to={addressOf(view, query)} aria-current={view === viewIn(query) ? 'page' : undefined}>
          {meetingViews[view]}
          {view === 'to-answer' && toAnswer > 0 && ` (${toAnswer})`}
        </Link>
      ))}
    </nav>
  );
}

/** Counts the meetings that need a reply. */
export async function countToAnswer(): Promise<number> {
  const { meta } = await load<{ meta: PageMeta }>(`/${meeting.path}?view=to-answer&per_page=1`);
  return meta.total;
}

/** Returns the view to open first: the requests to answer if there are any, otherwise the coming meetings. */
export async function firstView(): Promise<MeetingView> {
  return (await countToAnswer()) > 0 ? 'to-answer' : 'upcoming';
}

/** Returns the text of an empty view. */
export function whyEmpty(query: URLSearchParams): { title: string; reason: string } {
  return reasons[viewIn(query)];
}

function viewIn(query: URLSearchParams): MeetingView {
  return (query.get('view') ?? 'all') as MeetingView;
}

function addressOf(view: MeetingView, query: URLSearchParams) {
  const address = new URLSearchParams(query);
  address.delete('page');
  address.set('view', view);
  return `?${address}`;
}

const reasons: Record<MeetingView, { title: string; reason: string }> = {
  upcoming: { title: 'No meetings ahead', reason: 'They appear here once you confirm a request.' },
  'to-answer': { title: 'Nothing to answer', reason: 'New requests from the meeting form appear here.' },
  past: { title: 'No past meetings yet', reason: 'Those you decline or cancel appear here too.' },
  all: { title: 'No meetings yet', reason: meeting.purpose },
};
