import { type RefObject, useEffect, useRef, useState } from 'react';

const ATTEMPTS = 2;
const RETRY_AFTER_MS = 600;

type Loading = 'far' | 'loading' | 'waiting' | 'loaded' | 'failed';

interface Attempts {
  readonly state: Loading;
  /** It has come near the screen. */
  load(): void;
  /** For the image, which is not shown while it waits. */
  readonly image: {
    readonly key: number;
    readonly ref: RefObject<HTMLImageElement | null>;
    readonly onLoad: () => void;
    readonly onError: () => void;
  };
}

/** A picture that does not come is asked for once more: a busy server turns some away. */
export function useAttempts(first: 'far' | 'loading'): Attempts {
  const [state, setState] = useState<Loading>(first);
  const [attempt, setAttempt] = useState(1);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // A server-rendered image may have finished, well or badly, before React listened.
    const { current } = image;
    if (!current?.complete || !current.currentSrc) return;
    setState(current.naturalWidth > 0 ? 'loaded' : 'waiting');
  }, []);

  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => {
      setAttempt((last) => last + 1);
      setState('loading');
    }, RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    load: () => setState('loading'),
    image: {
      key: attempt,
      ref: image,
      onLoad: () => setState('loaded'),
      onError: () => setState(attempt < ATTEMPTS ? 'waiting' : 'failed'),
    },
  };
}
