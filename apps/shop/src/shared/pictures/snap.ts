import { useCallback, useEffect, useRef, useState } from 'react';

/** Classes of a track whose slides each fill it. The browser does the swiping, so no carousel library is loaded. */
export const snapTrack =
  'no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth *:w-full *:shrink-0 *:snap-start';

export function useSnap() {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const onScroll = useCallback(() => {
    const { current } = track;
    if (current) setIndex(Math.round(current.scrollLeft / current.clientWidth));
  }, []);
  // It may have been swiped before the page was alive.
  useEffect(onScroll, [onScroll]);
  return {
    track,
    index,
    onScroll,
    goTo(slide: number) {
      const { current } = track;
      current?.scrollTo({ left: slide * current.clientWidth });
    },
  };
}
