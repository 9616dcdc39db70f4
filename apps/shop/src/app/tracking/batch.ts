export interface BatchLimits {
  /** So many are sent at once. */
  readonly size: number;
  /** Fewer are sent when nothing came for so long. */
  readonly idleMs: number;
}

/** The document's two batches. What belongs to which is written in docs/tracking.md. */
export const blockBatch: BatchLimits = { size: 20, idleMs: 800 };
export const goodsBatch: BatchLimits = { size: 30, idleMs: 500 };

export interface Batch<Item> {
  add(item: Item): void;
  /** Gives what waits to whoever asks, and starts anew. */
  take(): readonly Item[];
}

export function createBatch<Item>({ size, idleMs }: BatchLimits, send: (items: readonly Item[]) => void): Batch<Item> {
  let items: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(): readonly Item[] {
    clearTimeout(timer);
    const taken = items;
    items = [];
    return taken;
  }

  return {
    take,
    add(item) {
      items.push(item);
      clearTimeout(timer);
      if (items.length >= size) send(take());
      else timer = setTimeout(() => send(take()), idleMs);
    },
  };
}
