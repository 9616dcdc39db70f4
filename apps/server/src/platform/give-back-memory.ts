import type { Presence } from './presence.ts';

const restMs = 5_000;
const leastBetweenMs = 300_000;

interface Options {
  readonly presence: Pick<Presence, 'lastSeen'>;
  readonly collect: () => void;
  readonly now?: () => number;
}

/**
 * What a start or a busy hour has left behind is kept by V8 for work to come, and a server at rest has none, while others
 * on the machine need it. The answer is called every few seconds; it collects once nobody has been there for a moment,
 * and seldom, because the process stands still for a third of a second.
 */
export function createGivingBack({ presence, collect, now = Date.now }: Options): () => void {
  let given: number | undefined;
  return () => {
    const last = presence.lastSeen();
    if (now() - last < restMs) return;
    if (given !== undefined && (given > last || now() - given < leastBetweenMs)) return;
    given = now();
    collect();
  };
}

/** Only the last resort puts what is left together, so that pages of memory become free: an ordinary collection frees none. */
const thorough = { type: 'major', execution: 'async', flavor: 'last-resort' } as const;

/** Where Node lets us collect (`--expose-gc`); ends when the answer is called. */
export function giveBackMemory(presence: Presence): () => void {
  const { gc } = globalThis;
  if (!gc) return () => undefined;
  const timer = setInterval(createGivingBack({ presence, collect: () => void gc(thorough) }), restMs);
  timer.unref();
  return () => clearInterval(timer);
}
