import { type CallName, createClient, type InputOf, type OutputOf } from '@sgb/contract/client.ts';
import { notify } from '@sgb/ui/notify.ts';
import { QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetTicket, readTicket } from '../session/ticket.ts';
import { askAgain } from './ask-again.ts';
import { useEdition } from './edition.ts';
import { overNetwork } from './network.ts';

/** Without a session this address shows the login, and leads back here after it. */
function leave(): void {
  forgetTicket();
  location.reload();
}

export const api = createClient({ transport: overNetwork, ticket: readTicket, onNoSession: leave });

/** Of any answer: with the name of a call in it, the compiler would multiply the answers of all calls. */
const queryOf = <Answer>(name: CallName, input: unknown) => queryOptions<Answer>({ queryKey: [name, input] });

/** A call of the API as a query; name and input are its key. */
export function query<Name extends CallName>(name: Name, input: InputOf<Name>) {
  return queryOf<OutputOf<Name>>(name, input);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey: [name, input], signal }) => api.call(name as CallName, input as never, signal),
      // The client itself repeats what may be repeated.
      retry: false,
      staleTime: 5_000,
    },
  },
});

interface Acting {
  readonly done: string;
  readonly changes: readonly CallName[];
  /** Its form shows itself why it was refused. */
  readonly beside?: true;
}

/** A call that changes something: says what came of it, and asks again for what it changed and for what waits. */
export function useAct<Name extends CallName>(name: Name, { done, changes, beside }: Acting) {
  const client = useQueryClient();
  const { sent, isTold } = useEdition(name);
  return useMutation<OutputOf<Name>, Error, InputOf<Name>>({
    mutationKey: [name],
    // A look at what something would change saves nothing.
    meta: { saves: changes.length > 0 },
    mutationFn: (input) => api.call(name, { ...input, ...sent }),
    onSuccess: () => notify('good', done),
    onError: (error) => {
      if (!beside && !isTold(error)) notify('danger', error.message);
    },
    onSettled: () =>
      Promise.all([...changes, 'GET /api/staff/today' as const].map((call) => askAgain(client, { queryKey: [call] }))),
  });
}
