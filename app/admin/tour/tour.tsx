import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { DISMISSED, useTourProgress } from './progress.ts';

const CurrentStep = lazy(() => import('./current-step.tsx'));

/** The tour, on screens with room for it: those with a form for one record need theirs. */
export function Tour() {
  const [progress] = useTourProgress();
  const { pathname } = useLocation();
  const hasRoom = pathname.split('/').length <= 3;
  if (progress === DISMISSED || !hasRoom) return null;
  return (
    <Suspense fallback={null}>
      <CurrentStep />
    </Suspense>
  );
}
