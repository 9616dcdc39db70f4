import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query } from '../api/api.ts';
import { useMounted } from '../browser/mounted.ts';
import { useLogin } from '../session/login.ts';

const unreadQuery = query('GET /api/chat/unread', {});

/** How much is unread in one's talks; live once there is a talk, with code that nobody else loads. */
export function useChatUnread(): number {
  const login = useLogin();
  const mounted = useMounted();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...unreadQuery, enabled: login !== null && mounted });
  // Who only looks hears no talks.
  const talks = login !== null && !login.seenby && data?.talks === true;
  useEffect(() => {
    if (!talks) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const keep = ({ unread }: { unread: number }) =>
      queryClient.setQueryData(unreadQuery.queryKey, { talks: true, unread });
    void import('./live.ts').then(({ listenToChat }) => {
      const again = () => void queryClient.invalidateQueries(unreadQuery);
      if (!gone) stop = listenToChat({ message: keep, read: keep, reset: again });
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [talks, queryClient]);
  return login ? (data?.unread ?? 0) : 0;
}
