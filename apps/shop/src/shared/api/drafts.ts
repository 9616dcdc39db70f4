export interface Drafts {
  /** Keeps a change, after a pause if more of the same is likely to come: the last one of a name counts. */
  save(name: string, change: object, pauseMs?: number): void;
  /** Sends what still waits; throws what the last failed one threw. */
  flush(): Promise<void>;
}

/** Sends changes one after the other, in their order. */
export function createDrafts(send: (change: object) => Promise<unknown>): Drafts {
  const waiting = new Map<string, { change: object; timer: ReturnType<typeof setTimeout> }>();
  /** What could not be kept; the same thing said later takes its place. */
  const failed = new Map<string, { change: object; error: unknown }>();
  let queue = Promise.resolve();

  const put = (name: string, change: object) => {
    queue = queue.then(async () => {
      try {
        await send(change);
        failed.delete(name);
      } catch (error) {
        failed.set(name, { change, error });
      }
    });
  };
  const release = (name: string) => {
    const held = waiting.get(name);
    if (!held) return;
    clearTimeout(held.timer);
    waiting.delete(name);
    put(name, held.change);
  };

  return {
    save(name, change, pauseMs = 0) {
      const before = waiting.get(name);
      if (before) clearTimeout(before.timer);
      if (pauseMs === 0) {
        waiting.delete(name);
        put(name, change);
      } else {
        waiting.set(name, { change, timer: setTimeout(() => release(name), pauseMs) });
      }
    },
    async flush() {
      for (const name of [...waiting.keys()]) release(name);
      await queue;
      const again = [...failed];
      for (const [name, { change }] of again) put(name, change);
      await queue;
      for (const { error } of failed.values()) throw error;
    },
  };
}
