import { may } from '@sgb/contract/policy.ts';
import type { RouterContextProvider } from 'react-router';
import { query, servicesContext } from '../../shared/api/api.ts';
import { useLogin } from '../../shared/session/login.ts';

/** Whether whoever looks at the page is an influencer, before it is shown. */
export async function isInfluencer(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { ticket, queryClient } = context.get(servicesContext);
  if (!ticket()) return false;
  // A login that cannot be read is none: the page says what it is about all the same.
  const login = await queryClient.ensureQueryData(query('GET /api/user/logininfo', {})).catch(() => null);
  return login !== null && may('influencer', login);
}

export function useInfluencer(): boolean {
  const login = useLogin();
  return login !== null && may('influencer', login);
}
