import { Refused } from '@sgb/contract/client.ts';
import type { LoginInfo } from '@sgb/contract/identity.ts';
import { pageVerdict } from '@sgb/contract/policy.ts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { query, servicesContext } from '../api/api.ts';
import { leadTo } from '../links/lead-to.ts';
import { loginHref } from '../links/link.tsx';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>;

async function whoAsks({ context }: Asked): Promise<LoginInfo | null> {
  const { queryClient, ticket } = context.get(servicesContext);
  if (!ticket()) return null;
  try {
    return await queryClient.ensureQueryData(query('GET /api/user/logininfo', {}));
  } catch (error) {
    if (error instanceof Refused && error.http === 401) return null;
    throw error;
  }
}

const toLogin = ({ request }: Asked) => leadTo(loginHref(new URL(request.url)));

/** First line of the loader of a page that is somebody's own: a guest is led to the login, and comes back after it. */
export async function needLogin(asked: Asked): Promise<void> {
  if (!(await whoAsks(asked))) throw toLogin(asked);
}

/** Lets in whom the policy lets in. */
export async function guardPage(path: string, asked: Asked): Promise<void> {
  const verdict = pageVerdict(path, await whoAsks(asked));
  if (verdict === 'loginFirst') throw toLogin(asked);
  if (verdict === 'noRight') throw data('This page is not for your kind of account', { status: 403 });
}
