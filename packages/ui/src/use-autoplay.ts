import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState, useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function watchMotion(onChange: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Transitions the carousel on; held while the pointer or the focus is on it, and stopped by its pause button. */
export function useAutoplay(embla: UseEmblaCarouselType[1], everyMs: number) {
  // The server cannot know, so it answers 'still': motion may begin late, never unwanted.
  const still = useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const possible = everyMs > 0 && !still;
  const playing = possible && !paused && !held;

  useEffect(() => {
    if (!embla || !playing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') embla.scrollNext();
    }, everyMs);
    return () => clearInterval(timer);
  }, [embla, playing, everyMs]);

  return {
    possible,
    playing,
    paused,
    toggle: () => setPaused((now) => !now),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
