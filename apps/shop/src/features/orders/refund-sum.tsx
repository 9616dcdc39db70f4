import { deductionWords } from '@sgb/contract/order-refunds.ts';
import type { RefundTerms } from '@sgb/contract/order-requests.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';

/** What was paid, less what stays with us, is what comes back. */
export function RefundSum({ terms, paidCents }: { terms: RefundTerms; paidCents: number }) {
  const { deductions, backCents, coupon, scoin } = terms;
  return (
    <dl className="flex flex-col gap-1 rounded-card bg-sunk p-3 text-sm" aria-label="What comes back">
      <Line label="You paid" amount={formatRand(paidCents)} />
      {deductions.map(({ kind, cents, waived }) => (
        <Line key={kind} label={deductionWords[kind]} amount={waived ? 'free this month' : `−${formatRand(cents)}`} />
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-2">
        <dt className="font-semibold">Back to your balance</dt>
        <dd className="money font-bold text-base text-good">{formatRand(backCents)}</dd>
      </div>
      {coupon && <Line label="Your coupon" amount="comes back" />}
      {scoin > 0 && <Line label="S Coin" amount={`${formatCount(scoin)} come back`} />}
    </dl>
  );
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="money">{amount}</dd>
    </div>
  );
}
