import { useLocalStorage } from '@mantine/hooks';
import { may } from '../../../content/permissions.ts';
import { callApi } from '../parts/api.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { useSignedIn } from '../parts/use-signed-in.ts';
import { type Step, steps } from './steps.ts';

const LENGTH = 3;
const DISMISSED = 'dismissed';

/** The tour, which everybody is shown until they finish or dismiss it. The browser knows how far it is, the account that it ended. */
export function useTour() {
  const self = useSignedIn();
  const [stored, store] = useLocalStorage({
    key: 'tour',
    defaultValue: '1',
    getInitialValueInEffect: false,
  });
  const isOpen = stored !== DISMISSED;
  const hasEnded = useLoaded(isOpen ? self?.id : null, () => (isOpen ? readEnded() : Promise.resolve(true)));
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

/** Whether a screen shows the tour: those with a form for one record need their room. */
export function hasRoom(path: string): boolean {
  return path.split('/').length <= 3;
}
