import { Spinner } from '@sgb/ui/spinner.tsx';
import { lazy, Suspense } from 'react';

const Panel = lazy(() => import('./chat-panel.tsx'));

/** The built-in chat, loaded by who opens it; its place is kept meanwhile. */
export function Chat() {
  return (
    <div className="h-112 max-h-[calc(100dvh-8rem)] w-90">
      <Suspense
        fallback={
          <div className="grid h-full place-items-center">
            <Spinner label="Loading the chat" />
          </div>
        }
      >
        <Panel />
      </Suspense>
    </div>
  );
}
