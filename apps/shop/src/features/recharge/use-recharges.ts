import { useQueryClient } from '@tanstack/react-query';

const about = ['GET /api/recharge/list', 'GET /api/recharge/detail', 'GET /api/recharge/info'];

/** What is kept of recharges is out of date. */
export function useForgetRecharges(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(about.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
  };
}
