import { useCallback, useRef } from 'react';

interface Preventable {
  preventDefault(): void;
  stopPropagation(): void;
}

/**
 * Wraps a click handler so that a second click within `guardMs` is swallowed.
 * The swallowed click is also prevented, or a submit button would still send its form twice.
 */
export function useClickGuard(guardMs = 1000) {
  const lastPassed = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(
    <E extends Preventable>(handler?: (event: E) => void) =>
      (event: E): void => {
        const now = Date.now();
        if (now - lastPassed.current < guardMs) {
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        lastPassed.current = now;
        handler?.(event);
      },
    [guardMs],
  );
}
