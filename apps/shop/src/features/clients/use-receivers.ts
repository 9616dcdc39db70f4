import type { ListedReceiver } from '@sgb/contract/clients.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { useForgetReceivers } from './forget-receivers.ts';

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
