import { loadWhenCalm } from '@sgb/ui/idle.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';

const loadQuestion = () => import('./unsaved-question.tsx');
const UnsavedQuestion = lazy(loadQuestion);

/** Asks once before a page with unsaved changes is left, by a link or by closing it. */
export function UnsavedGuard({ unsaved }: { unsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => loadWhenCalm(loadQuestion), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <UnsavedQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
    </Suspense>
  );
}
