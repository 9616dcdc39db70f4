import type { QueryClient } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';

/** What travels inside a page, so that the browser need not ask again. */
interface PageState {
  /** Key, answer, and when it was given. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown, updatedAt: number])[];
  readonly router: HydrationState;
}

/** Answers that stand in many pages are the same objects there, and are written once. */
const written = new WeakMap<object, string>();

function jsonOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  const json = written.get(data) ?? JSON.stringify(data);
  written.set(data, json);
  return json;
}

/** The state as JSON. */
export function stateOf(queryClient: QueryClient, router: HydrationState): string {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => `[${JSON.stringify(queryKey)},${jsonOf(state.data)},${state.dataUpdatedAt}]`);
  return `{"queries":[${queries.join()}],"router":${JSON.stringify(router)}}`;
}

/** Puts the answers of a page's state into the browser's cache, and gives what the router needs. */
export function takeState(json: string, queryClient: QueryClient): HydrationState {
  const { queries, router } = JSON.parse(json) as PageState;
  for (const [key, data, updatedAt] of queries) queryClient.setQueryData(key, data, { updatedAt });
  return router;
}
