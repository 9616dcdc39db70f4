import { deductionWords } from '@sgb/contract/order-refunds.ts';
import type { RefundTerms } from '@sgb/contract/order-requests.ts';
import { formatRand } from '@sgb/money/format.ts';
import { BackSum, backInBalance } from '../../shared/money/back-sum.tsx';

interface RefundSumProps {
  readonly terms: RefundTerms;
  readonly paidCents: number;
  /** Nothing was paid: what it would have cost is not owed any more. */
  readonly unpaid: boolean;
}

/** What comes back of an order. */
export function RefundSum({ terms, paidCents, unpaid }: RefundSumProps) {
  const { deductions, backCents, coupon, scoin } = terms;
  if (unpaid) {
    const lines = [{ label: 'To pay, not paid', amount: formatRand(paidCents) }];
    return (
      <BackSum
        lines={lines}
        end={{ label: 'Once it is cancelled', amount: 'you owe nothing' }}
        coupon={coupon}
        scoin={scoin}
      />
    );
  }
  const lines = [
    { label: 'You paid', amount: formatRand(paidCents) },
    ...deductions.map(({ kind, cents, waived }) => ({
      label: deductionWords[kind],
      amount: waived ? 'free this month' : `−${formatRand(cents)}`,
    })),
  ];
  return <BackSum lines={lines} end={backInBalance(backCents)} coupon={coupon} scoin={scoin} />;
}
