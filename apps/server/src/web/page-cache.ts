interface Entry<Page> {
  readonly page: Promise<Page>;
  readonly freshUntil: number;
}

/**
 * Pages that look the same to every guest, kept for a few seconds. Within that time a thousand guests cost one
 * rendering; a stale page is still given out while its successor is being made, so nobody waits for it.
 */
export function createPageCache<Page>(options: {
  readonly lifeMs: number;
  readonly maxPages: number;
  /** Whether other guests may see it: a page that failed may have failed for its one guest only. */
  readonly keeps: (page: Page) => boolean;
  readonly now: () => number;
}) {
  const entries = new Map<string, Entry<Page>>();
  const renewing = new Set<string>();

  function make(key: string, render: () => Promise<Page>): Promise<Page> {
    const page = render();
    entries.delete(key);
    entries.set(key, { page, freshUntil: options.now() + options.lifeMs });
    const [oldest] = entries.keys();
    if (entries.size > options.maxPages && oldest !== undefined) entries.delete(oldest);
    const drop = () => entries.get(key)?.page === page && entries.delete(key);
    page.then((made) => options.keeps(made) || drop(), drop);
    return page;
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
          entries.delete(key);
        },
      );
    }
    return entry.page;
  };
}
