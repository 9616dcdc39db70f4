const stepPx = 50;
const stepMs = 10;
const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

let stop: (() => void) | undefined;

/** Goes up in steps, until the top or until the shopper scrolls otherwise. */
export function scrollToTop(): void {
  stop?.();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, 0);
    return;
  }
  const timer = setInterval(() => {
    scrollBy(0, -stepPx);
    if (scrollY <= 0) stop?.();
  }, stepMs);
  stop = () => {
    clearInterval(timer);
    for (const name of interruptions) removeEventListener(name, onInterruption);
    stop = undefined;
  };
  const onInterruption = () => stop?.();
  for (const name of interruptions) addEventListener(name, onInterruption, { passive: true });
}
