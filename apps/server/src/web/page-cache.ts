interface Entry<Page> {
  readonly page: Promise<Page>;
  readonly freshUntil: number;
  /** None until it is made. */
  weight: number;
}

/**
 * Pages that look the same to every guest, kept for a few seconds. Within that time a thousand guests cost one
 * rendering; a stale page is still given out while its successor is being made, so nobody waits for it.
 */
export function createPageCache<Page>(options: {
  readonly lifeMs: number;
  /** How much is kept in all; the oldest goes first. */
  readonly mostKept: number;
  readonly weigh: (page: Page) => number;
  /** Whether other guests may see it: a page that failed may have failed for its one guest only. */
  readonly keeps: (page: Page) => boolean;
  readonly now: () => number;
}) {
  const entries = new Map<string, Entry<Page>>();
  const renewing = new Set<string>();
  let kept = 0;

  function drop(key: string): void {
    kept -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  function dropOldest(): void {
    for (const key of entries.keys()) {
      if (kept <= options.mostKept) return;
      drop(key);
    }
  }

  function make(key: string, render: () => Promise<Page>): Promise<Page> {
    const entry = { page: render(), freshUntil: options.now() + options.lifeMs, weight: 0 };
    drop(key);
    entries.set(key, entry);
    const isThere = () => entries.get(key) === entry;
    entry.page.then(
      (made) => {
        if (!isThere()) return;
        if (!options.keeps(made)) return drop(key);
        entry.weight = options.weigh(made);
        kept += entry.weight;
        dropOldest();
      },
      () => isThere() && drop(key),
    );
    return entry.page;
  }

  return function pageOf(key: string, render: () => Promise<Page>): Promise<Page> {
    const entry = entries.get(key);
    if (!entry) return make(key, render);
    const age = options.now() - entry.freshUntil;
    if (age < 0) return entry.page;
    if (age > options.lifeMs * 10) return make(key, render);
    if (!renewing.has(key)) {
      renewing.add(key);
      render().then(
        (page) => {
          renewing.delete(key);
          make(key, async () => page);
        },
        () => {
          renewing.delete(key);
          drop(key);
        },
      );
    }
    return entry.page;
  };
}
