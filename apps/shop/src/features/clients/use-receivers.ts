import type { ListedReceiver } from '@sgb/contract/clients.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';

const lists = ['GET /api/user/address/list'];
const forms = ['GET /api/user/address/editpage'];

/** What is kept of receivers is out of date. */
export function useForgetReceivers(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    queryClient.removeQueries({ queryKey: forms });
    await queryClient.invalidateQueries({ queryKey: lists });
  };
}

export function useMakeDefault() {
  const api = useApi();
  const forget = useForgetReceivers();
  return useMutation({
    mutationFn: ({ id }: ListedReceiver) => api.call('POST /api/user/address/default', { rid: id }),
    async onSuccess(_, { firstName, lastName }) {
      await forget();
      notify('good', `${firstName} ${lastName} is the default receiver now`);
    },
    onError: (error) => notify('danger', error.message),
  });
}

export function useDeleteReceiver(onDone: () => void) {
  const api = useApi();
  const forget = useForgetReceivers();
  return useMutation({
    mutationFn: ({ id }: ListedReceiver) => api.call('POST /api/user/address/delete', { rid: id }),
    async onSuccess(_, { firstName, lastName }) {
      await forget();
      onDone();
      notify('good', `${firstName} ${lastName} is deleted`);
    },
  });
}
