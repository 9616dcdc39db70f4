const recentlyMs = 30_000;

/** Whether people are there, for work that can wait until they are not. */
export interface Presence {
  /** Somebody has asked this process for something. */
  seen(): void;
  people(): boolean;
  /** When somebody was last seen; before that, when the process began. */
  lastSeen(): number;
}

/** A process that serves nobody cannot know, and takes it that there are people elsewhere. */
export function createPresence(now: () => number = Date.now): Presence {
  const begun = now();
  let last: number | undefined;
  return {
    seen() {
      last = now();
    },
    people: () => last === undefined || now() - last < recentlyMs,
    lastSeen: () => last ?? begun,
  };
}
