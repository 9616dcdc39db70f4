const patienceMs = 500;
const idle: (then: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (then) => requestIdleCallback(then, { timeout: patienceMs })
    : (then) => setTimeout(then, patienceMs);

/** Calls after a breath, when the page is at rest and no other dialog is open. Returns how to call it off. */
export function whenAtRest(call: () => void, breathMs: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let off = false;
  const look = () => {
    timer = setTimeout(() => {
      idle(() => {
        if (off) return;
        if (document.querySelector('[role=dialog], [role=alertdialog], .driver-active')) look();
        else call();
      });
    }, breathMs);
  };
  look();
  return () => {
    off = true;
    clearTimeout(timer);
  };
}
