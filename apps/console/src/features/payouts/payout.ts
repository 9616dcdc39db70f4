import type { OutputOf } from '@sgb/contract/client.ts';

export type Payout = OutputOf<'GET /api/staff/withdraw/batches'>['items'][number];

export const stateOf = ({ open, paid, dropped }: Payout) => {
  if (open > 0) return `${open} to hear of`;
  return dropped > 0 ? `Paid in part: ${paid} of ${paid + dropped}` : 'Paid';
};
