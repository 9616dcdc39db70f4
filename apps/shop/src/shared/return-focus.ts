import { useLayoutEffect } from 'react';

/** A sheet that is opened without a trigger of its own does not know where the focus was; this gives it back. */
export function useReturnFocus(open: boolean): void {
  // Before other effects, because with its code already loaded the sheet takes the focus in one of those.
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => opener instanceof HTMLElement && opener.focus({ preventScroll: true }));
    };
  }, [open]);
}
