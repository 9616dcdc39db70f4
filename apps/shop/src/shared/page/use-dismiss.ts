import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

export type DismissReason = 'escape' | 'outside' | 'navigation';

/** Closes something open when the shopper turns elsewhere: Escape, a press or focus outside the box, another page. */
export function useDismiss(box: RefObject<HTMLElement | null>, open: boolean, close: (why: DismissReason) => void) {
  const onDismiss = useEffectEvent(close);
  const { key } = useLocation();

  // The key is what says that a navigation happened.
  useEffect(() => onDismiss('navigation'), [key]);

  useEffect(() => {
    if (!open) return;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) onDismiss('outside');
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss('escape');
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, box]);
}
