import type { CallName, Client, InputOf, OutputOf } from '@sgb/contract/client.ts';
import { Refused } from '@sgb/contract/client.ts';
import {
  hashKey,
  QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext as createReactContext, use } from 'react';
import { createContext, data, type RouterContextProvider } from 'react-router';

/** What loaders get to work with: one query cache, filled by one client, on the server and in the browser alike. */
export interface Services {
  readonly api: Client;
  readonly queryClient: QueryClient;
  readonly ticket: () => string | undefined;
}

export const servicesContext = createContext<Services>();

export const ApiContext = createReactContext<Client | null>(null);

/** The client itself, for calls that change something. What only reads goes through `query`. */
export function useApi(): Client {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiContext is missing');
  return api;
}

/** Of any answer: with the name of a call in it, the compiler would multiply the answers of all calls. */
const queryOf = <Answer>(name: CallName, input: unknown) => queryOptions<Answer>({ queryKey: [name, input] });

/** A call of the API as a query; name and input are its key, so that every page shares one answer. */
export function query<Name extends CallName>(name: Name, input: InputOf<Name>) {
  return queryOf<OutputOf<Name>>(name, input);
}

/** As `hashKey` does it, which sorts what is one or nothing as well; it is asked for several times in each component. */
function hashOf(key: QueryKey): string {
  const [, input] = key;
  const fields = typeof input === 'object' && input !== null ? Object.values(input) : [];
  return fields.length < 2 && typeof fields[0] !== 'object' ? JSON.stringify(key) : hashKey(key);
}

/** What the cache has under a key, without what a query's defaults would add to it. */
export function knownAnswer<Answer>(queryClient: QueryClient, queryKey: QueryKey): Answer | undefined {
  return queryClient.getQueryCache().get<Answer>(hashOf(queryKey))?.state.data;
}

type UseAnswer = <Answer>(asked: UseQueryOptions<Answer>) => UseQueryResult<Answer>;

const idle = { error: null, isError: false, isFetching: false, isPlaceholderData: false };

/** On the server nothing changes any more: what the loaders have asked for is read, and never watched. */
const useKnown: UseAnswer = ({ queryKey }) => {
  const data = knownAnswer(useQueryClient(), queryKey);
  return { ...idle, data, isPending: data === undefined } as never;
};

/** As `useQuery`, for what is shown as it was answered on pages that the server renders often. */
export const useAnswer: UseAnswer = import.meta.env.SSR ? useKnown : useQuery;

export function createQueryClient(api: Client): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [name, input], signal }) => api.call(name as CallName, input as never, signal),
        queryKeyHashFn: hashOf,
        // The client itself repeats what may be repeated.
        retry: false,
        // Without a line the service worker may have the answer.
        networkMode: 'always',
        staleTime: 60_000,
        refetchOnWindowFocus: false,
      },
      // What cannot be sent says so, rather than wait without a word.
      mutations: { networkMode: 'always' },
    },
  });
}

/** For the server, which asks once and never again: without what a query needs to be repeated, cancelled and watched. */
async function answerOnce<Name extends CallName>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> {
  const { api, queryClient } = context.get(servicesContext);
  const { queryKey } = query(name, input);
  const known = knownAnswer<OutputOf<Name>>(queryClient, queryKey);
  if (known !== undefined) return known;
  const answer = await api.call(name, input);
  queryClient.setQueryData(queryKey, answer as never);
  return answer;
}

/** Data that a page cannot do without. An unknown thing becomes the 404 page, with that status. */
export async function critical<Name extends CallName>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> {
  const { queryClient } = context.get(servicesContext);
  try {
    return await (import.meta.env.SSR
      ? answerOnce(context, name, input)
      : queryClient.ensureQueryData(query(name, input)));
  } catch (error) {
    if (error instanceof Refused && (error.http === 404 || error.http === 400)) {
      throw data(error.message, { status: error.http });
    }
    throw error;
  }
}

/**
 * Data that a page is better with: whatever goes wrong, the page is shown without it. The server waits for it, to
 * write it into the page; in the browser the page comes first and shows skeletons.
 */
export async function deferred<Name extends CallName>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  input: InputOf<Name>,
): Promise<void> {
  if (import.meta.env.SSR) await answerOnce(context, name, input).catch(() => undefined);
  else void context.get(servicesContext).queryClient.prefetchQuery(query(name, input));
}
