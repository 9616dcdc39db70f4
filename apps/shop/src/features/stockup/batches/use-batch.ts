import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api.ts';
import { useChanged } from '../../../shared/api/changed.ts';

export const batchCalls = [
  'GET /api/stockup/index',
  'GET /api/stockup/purchase',
  'GET /api/stockup/purchase/detail',
] as const;

/** Another quantity of one line of the draft; 0 takes it out. All lines are sent, so that nothing is lost between two. */
export function useDraft(lines: readonly { readonly skuId: string; readonly quantity: number }[]) {
  const api = useApi();
  const changed = useChanged();
  return useMutation({
    mutationFn: ({ skuId, quantity }: { skuId: string; quantity: number }) =>
      api.call('POST /api/stockup/purchase/save', {
        add: 0,
        lines: lines.map((line) => ({
          skuid: line.skuId,
          quantity: line.skuId === skuId ? quantity : line.quantity,
        })),
      }),
    onSuccess: () => changed(...batchCalls),
  });
}
