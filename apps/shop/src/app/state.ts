import type { Transport } from '@sgb/contract/client.ts';
import type { WrittenTransport } from '@sgb/server/web/render.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { PageAbout } from './page-route.ts';

/** What travels inside a page, so that the browser need not ask again. */
interface PageState {
  /** Key, answer, and when it was given. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown, updatedAt: number])[];
  readonly router: HydrationState;
  /** Left out where nothing is. */
  readonly page?: PageAbout | undefined;
}

/** A transport that keeps the JSON of answers that bring theirs along, so that none is written twice. */
export function noting(transport: WrittenTransport): { transport: Transport; jsonOf: (data: unknown) => string } {
  const written = new Map<unknown, string>();
  return {
    async transport(call) {
      const answer = await transport(call);
      if (answer.json) written.set((answer.body as { data: unknown }).data, answer.json);
      return answer;
    },
    jsonOf: (data) => written.get(data) ?? JSON.stringify(data),
  };
}

/** The state as JSON. */
export function stateOf(
  queryClient: QueryClient,
  { router, page }: Omit<PageState, 'queries'>,
  jsonOf: (data: unknown) => string,
): string {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => `[${JSON.stringify(queryKey)},${jsonOf(state.data)},${state.dataUpdatedAt}]`);
  return `{"queries":[${queries.join()}],${JSON.stringify({ router, page }).slice(1)}`;
}

/** Puts the answers of a page's state into the browser's cache, and gives the rest. */
export function takeState(json: string, queryClient: QueryClient): Omit<PageState, 'queries'> {
  const { queries, ...rest } = JSON.parse(json) as PageState;
  for (const [key, data, updatedAt] of queries) queryClient.setQueryData(key, data, { updatedAt });
  return rest;
}
