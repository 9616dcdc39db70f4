import type { InputOf } from '@sgb/contract/client.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { unreadQuery } from '../../shared/session/unread.ts';

/** Marking as read, and everything that then counts anew. */
export function useReading() {
  const api = useApi();
  const queryClient = useQueryClient();
  const changed = useCallsChanged();
  const onSuccess = async (left: { unread: number }) => {
    queryClient.setQueryData(unreadQuery.queryKey, left);
    await changed('GET /api/message/list', 'GET /api/message/record');
  };
  const one = useMutation({
    mutationFn: (which: InputOf<'POST /api/message/read'>) => api.call('POST /api/message/read', which),
    onSuccess,
  });
  const all = useMutation({
    mutationFn: (which: InputOf<'POST /api/message/readall'>) => api.call('POST /api/message/readall', which),
    onSuccess,
    onError: (failure) => notify('danger', failure.message),
  });
  return { one, all };
}
