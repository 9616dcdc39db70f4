import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Asks again for what has changed. A first answer that is still on its way may be from before that, and the library would take
 * it: once it is there, it is asked for again.
 */
export async function askAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
  const early = client
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined);
  const answers = early.map((query) => query.fetch());
  await client.invalidateQueries(filters);
  if (early.length === 0) return;
  await Promise.allSettled(answers);
  await client.invalidateQueries({ predicate: (query) => early.includes(query) });
}
