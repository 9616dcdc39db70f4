/** When React has nothing left to draw; Safari cannot say. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 100);
  });

/**
 * For what only a tap asks for: it is there before a thumb is, but after the page. What a bad line kept back is asked for
 * again by the tap.
 */
export function loadWhenCalm(load: () => Promise<unknown>): void {
  void idle()
    .then(load)
    .catch(() => undefined);
}
