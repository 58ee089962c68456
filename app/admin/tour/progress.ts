import { useLocalStorage } from '@mantine/hooks';

export const DISMISSED = 'dismissed';

/** The number of the step that this browser has come to, or that the tour was dismissed; and what sets it. */
export const useTourProgress = () =>
  useLocalStorage({ key: 'tour', defaultValue: '1', getInitialValueInEffect: false });
