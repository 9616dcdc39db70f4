import { Refused } from '@sgb/contract/client.ts';
import type { LoginInfo } from '@sgb/contract/identity.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { query, servicesContext } from '../api/api.ts';
import { leadTo } from '../links/lead-to.ts';
import { loginHref } from '../links/link.tsx';

export type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>;

export async function whoAsks({ context }: Asked): Promise<LoginInfo | null> {
  const { queryClient, ticket } = context.get(servicesContext);
  if (!ticket()) return null;
  try {
    return await queryClient.ensureQueryData(query('GET /api/user/logininfo', {}));
  } catch (error) {
    if (error instanceof Refused && error.http === 401) return null;
    throw error;
  }
}

export const toLogin = ({ request }: Asked) => leadTo(loginHref(new URL(request.url)));

/** First line of the loader of a page that is somebody's own: a guest is led to the login, and comes back after it. */
export async function needLogin(asked: Asked): Promise<void> {
  if (!(await whoAsks(asked))) throw toLogin(asked);
}
