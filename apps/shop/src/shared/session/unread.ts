import { useQuery } from '@tanstack/react-query';
import { query } from '../api/api.ts';
import { backgroundApi } from '../api/network.ts';
import { useLogin } from './login.ts';

export const unreadQuery = query('GET /api/message/unread', { from: 1 });

/** How many messages are unread; asked again each minute that somebody looks at the shop. */
export function useUnread(): number {
  const login = useLogin();
  const { data } = useQuery({
    ...unreadQuery,
    queryFn: ({ signal }) => backgroundApi.call('GET /api/message/unread', { from: 1 }, signal),
    enabled: login !== null && !import.meta.env.SSR,
    initialData: login ? { unread: login.unreadMessages } : undefined,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });
  return login ? (data?.unread ?? 0) : 0;
}
