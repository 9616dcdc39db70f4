import { deductionWords } from '@sgb/contract/order-refunds.ts';
import type { RefundTerms } from '@sgb/contract/order-requests.ts';
import { formatRand } from '@sgb/money/format.ts';
import { BackSum } from '../../shared/money/back-sum.tsx';

/** What comes back of an order. */
export function RefundSum({ terms, paidCents }: { terms: RefundTerms; paidCents: number }) {
  const { deductions, backCents, coupon, scoin } = terms;
  const lines = [
    { label: 'You paid', amount: formatRand(paidCents) },
    ...deductions.map(({ kind, cents, waived }) => ({
      label: deductionWords[kind],
      amount: waived ? 'free this month' : `−${formatRand(cents)}`,
    })),
  ];
  return <BackSum lines={lines} backCents={backCents} coupon={coupon} scoin={scoin} />;
}
