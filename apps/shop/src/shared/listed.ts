import { type CallName, type InputOf, Refused, Unreachable } from '@sgb/contract/client.ts';
import type { RouterContextProvider } from 'react-router';
import { critical } from './api.ts';

/** The list of a page. A wrong address is an error page; a list that failed otherwise is shown as such, to try again. */
export async function listed<Name extends CallName>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  input: InputOf<Name>,
): Promise<void> {
  try {
    await critical(context, name, input);
  } catch (error) {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
  }
}
