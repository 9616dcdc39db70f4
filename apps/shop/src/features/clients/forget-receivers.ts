import { useQueryClient } from '@tanstack/react-query';

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
