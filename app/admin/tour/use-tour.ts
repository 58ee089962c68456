import { useLocalStorage } from '@mantine/hooks';
import { may } from '../../../content/permissions.ts';
import { useSignedIn } from '../parts/use-signed-in.ts';
import { type Step, steps } from './steps.ts';

const LENGTH = 3;
const PUT_AWAY = 'put away';

/** The tour of this browser's first visitor, which runs until it is put away, whoever signs in. */
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
    /** Null once the tour was put away. */
    step: own[number - 1] ?? null,
    number,
    count: own.length,
    next: () => store(number < own.length ? String(number + 1) : PUT_AWAY),
    putAway: () => store(PUT_AWAY),
    begin: () => store('1'),
  };
}

/** Whether a screen shows the tour: those with a form for one record need their room. */
export function hasRoom(path: string): boolean {
  return path.split('/').length <= 3;
}
