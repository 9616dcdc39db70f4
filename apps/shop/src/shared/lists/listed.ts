import { type CallName, type InputOf, type OutputOf, Refused, Unreachable } from '@sgb/contract/client.ts';
import { data, type RouterContextProvider } from 'react-router';
import { critical } from '../api/api.ts';

/**
 * The list of a page. A wrong address is an error page; a list that failed otherwise is shown as such, to try again.
 * `inWords` puts a refusal of the API into the words of the address.
 */
export async function listed<Name extends CallName>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  input: InputOf<Name>,
  inWords = (message: string) => message,
): Promise<OutputOf<Name> | undefined> {
  try {
    return await critical(context, name, input);
  } catch (error) {
    if (error instanceof Refused || error instanceof Unreachable) return undefined;
    const refusal = error as Partial<ReturnType<typeof data<unknown>>>;
    if (typeof refusal.data === 'string') throw data(inWords(refusal.data), { status: refusal.init?.status ?? 400 });
    throw error;
  }
}
