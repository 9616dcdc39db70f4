import { lazy, Suspense } from 'react';

const Panel = lazy(() => import('./messenger-panel.tsx'));

/** The chat, loaded by who opens it; its place is kept meanwhile. */
export function Messenger({ page }: { page: string }) {
  return (
    <Suspense fallback={<div className="h-75 w-75.5" />}>
      <Panel page={page} />
    </Suspense>
  );
}
