import { minuteMs } from '@sgb/contract/time.ts';
import { Button } from '@sgb/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { useLogout } from './use-logout.ts';

const mostMs = 15 * minuteMs;

/** Stays in view on every page while somebody of service sees the shop as one of its shoppers. */
export default function SeenBar({ username }: { username: string }) {
  const end = useLogout();
  const ending = useRef(end);
  ending.current = end;
  // The server ends it by then, too: nothing of the shopper stays on a screen that nobody looks at.
  useEffect(() => {
    const timer = setTimeout(() => void ending.current(), mostMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      className="sticky top-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-info border-b-2 bg-info-soft px-4 py-2 text-center text-info text-sm"
    >
      <span>
        You see the shop as <strong>{username}</strong>; nothing can be changed.
      </span>
      <Button variant="secondary" size="sm" onClick={end}>
        End it
      </Button>
    </div>
  );
}
