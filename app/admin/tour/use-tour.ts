import { may, type Permission } from '../../../content/permissions.ts';
import { callApi, useLoaded } from '../parts/api.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { DISMISSED, useTourProgress } from './progress.ts';

const LENGTH = 3;

/** The tour, which everybody is shown until they finish or dismiss it. The browser knows how far it is, the account that it ended. */
export function useTour() {
  const self = useSignedIn();
  const [stored, store] = useTourProgress();
  const isOpen = stored !== DISMISSED;
  const hasEnded = useLoaded(isOpen ? self?.id : null, () => (isOpen ? readEnded() : null));
  const mySteps: readonly Step[] = self ? steps.filter(({ permission }) => may(self, permission)).slice(0, LENGTH) : [];
  const number = Number(stored);

  function end() {
    store(DISMISSED);
    void saveEnded(true);
  }

  return {
    /** Null once the tour was finished or dismissed. */
    step: hasEnded === false ? (mySteps[number - 1] ?? null) : null,
    number,
    count: mySteps.length,
    next: () => (number < mySteps.length ? store(String(number + 1)) : end()),
    dismiss: end,
    begin: async () => {
      await saveEnded(false);
      store('1');
    },
  };
}

/** Returns true as well if the server cannot say. */
async function readEnded(): Promise<boolean> {
  const result = await callApi<{ data: { ended: boolean } }>('GET', '/account/tour');
  return !result.ok || result.body.data.ended;
}

/** If it fails, the tour comes again in another browser, which does no harm. */
async function saveEnded(ended: boolean): Promise<void> {
  await callApi('PUT', '/account/tour', { ended });
}

export interface Step {
  title: string;
  text: string;
  /** The screen that the step is about, and what its link says. */
  to: string;
  link: string;
  /** Only people with this permission see the step. */
  permission: Permission;
}

/** The steps of the tour. Everybody is shown the first three of those that their role includes. */
const steps: readonly Step[] = [
  {
    title: 'Make the site yours',
    text: 'Choose colours, fonts and a logo, and every page follows. Your name and address are under Settings.',
    to: '/admin/brand/edit/1',
    link: 'Open Brand',
    permission: 'change the site',
  },
  {
    title: 'Write or edit a page',
    text: 'A page is made of sections that you can move. Nothing is public until you publish it.',
    to: '/admin/pages',
    link: 'Open Pages',
    permission: 'write drafts',
  },
  {
    title: 'Answer what comes in',
    text: 'Messages from visitors arrive under Messages. Each morning, the Dashboard shows what needs your attention.',
    to: '/admin/messages',
    link: 'Open Messages',
    permission: 'read leads',
  },
  {
    title: 'Agree on a time',
    text: 'Confirm, move or decline what visitors ask for. The next meetings are on the Dashboard.',
    to: '/admin/meetings',
    link: 'Open Meetings',
    permission: 'read leads',
  },
  {
    title: 'Keep pictures in one place',
    text: 'Upload a picture once, describe it, and use it in any text.',
    to: '/admin/media',
    link: 'Open Media',
    permission: 'upload media',
  },
  {
    title: 'Find your way back',
    text: 'Ctrl+K, or ⌘K on a Mac, finds any screen or record. You can take this tour again under My account.',
    to: '/admin/account',
    link: 'Open My account',
    permission: 'have an account',
  },
];
