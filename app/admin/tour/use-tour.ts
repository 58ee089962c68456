import { useLocalStorage } from '@mantine/hooks';
import { may } from '../../../content/permissions.ts';
import { useSignedIn } from '../parts/use-signed-in.ts';
import { type Step, steps } from './steps.ts';

const LENGTH = 3;
const DISMISSED = 'dismissed';

/** The tour, which a browser shows until somebody finishes or dismisses it, whoever is signed in. */
export function useTour() {
  const self = useSignedIn();
  const [stored, store] = useLocalStorage({
    key: 'tour',
    defaultValue: '1',
    getInitialValueInEffect: false,
  });
  const own: readonly Step[] = self ? steps.filter(({ permission }) => may(self, permission)).slice(0, LENGTH) : [];
  const number = Number(stored);
  return {
    /** Null once the tour was finished or dismissed. */
    step: own[number - 1] ?? null,
    number,
    count: own.length,
    next: () => store(number < own.length ? String(number + 1) : DISMISSED),
    dismiss: () => store(DISMISSED),
    begin: () => store('1'),
  };
}

/** Whether a screen shows the tour: those with a form for one record need their room. */
export function hasRoom(path: string): boolean {
  return path.split('/').length <= 3;
}
