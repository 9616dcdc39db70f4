import { lazy, Suspense, useEffect, useState } from 'react';
import { isNoticeWaiting, onNoticeWaiting } from './notify.ts';

const Toaster = lazy(() => import('./toast.tsx').then((module) => ({ default: module.Toaster })));

/** Put one in the app shell; it stays empty until the first `notify()`. */
export function ToastOutlet() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (isNoticeWaiting()) setWanted(true);
    return onNoticeWaiting(() => setWanted(true));
  }, []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
