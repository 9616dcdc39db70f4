import { Refused } from '@sgb/contract/client.ts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { query, servicesContext } from './api.ts';
import { loginHref } from './link.tsx';

/** First line of the loader of a page that is somebody's own: a guest is led to the login, and comes back after it. */
export async function needLogin({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<void> {
  const { queryClient, ticket } = context.get(servicesContext);
  const toLogin = () => redirect(loginHref(new URL(request.url)));
  if (!ticket()) throw toLogin();
  try {
    await queryClient.ensureQueryData(query('GET /api/user/logininfo', {}));
  } catch (error) {
    if (error instanceof Refused && error.http === 401) throw toLogin();
    throw error;
  }
}
