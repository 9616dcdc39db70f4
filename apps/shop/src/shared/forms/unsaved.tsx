import { Button } from '@sgb/ui/button.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks once before a page with unsaved changes is left, by a link or by closing it. */
export function UnsavedGuard({ unsaved }: { unsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title="Leave without saving?"
      width="sm"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={() => blocker.reset()}>
            Stay here
          </Button>
          <Button variant="danger" className="flex-1" onClick={() => blocker.proceed()}>
            Leave
          </Button>
        </>
      }
    >
      <p className="text-sm">What you changed on this page is not saved yet.</p>
    </Sheet>
  );
}
