import { isDataLight } from './data-light.ts';

/** Product document, section 9: images load within 1.33 screens, looked at every 500 ms at most. */
const beyondEdge = '33%';
const throttleMs = 500;

const callbacks = new Map<Element, () => void>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;

function forgetElement(element: Element): void {
  callbacks.delete(element);
  near.delete(element);
  observer?.unobserve(element);
}

/** The first batch at once; what comes near during the pause waits for its end. */
function workOff(): void {
  if (pause !== undefined || near.size === 0) return;
  for (const element of [...near]) {
    const callback = callbacks.get(element);
    forgetElement(element);
    callback?.();
  }
  pause = setTimeout(() => {
    pause = undefined;
    workOff();
  }, throttleMs);
}

function watch(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        // What was scrolled past during the pause is not worth its data any more.
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      workOff();
    },
    // Where bytes are dear, nothing is fetched ahead.
    { rootMargin: isDataLight() ? '0%' : beyondEdge },
  );
  return observer;
}

/** Calls back once, when the element comes near the screen. Returns how to stop waiting for that. */
export function onNearView(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => {};
  }
  callbacks.set(element, callback);
  watch().observe(element);
  return () => forgetElement(element);
}
