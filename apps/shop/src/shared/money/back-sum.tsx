import { formatCount, formatRand } from '@sgb/money/format.ts';

interface BackSumProps {
  /** What was paid, and what of it stays with us. */
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  /** What it comes to. */
  readonly end: { readonly label: string; readonly amount: string };
  readonly coupon: boolean;
  readonly scoin: number;
}

export const backInBalance = (cents: number) => ({ label: 'Back to your balance', amount: formatRand(cents) });

/** What was paid, less what stays with us, is what comes back. */
export function BackSum({ lines, end, coupon, scoin }: BackSumProps) {
  return (
    <dl className="flex flex-col gap-1 rounded-card bg-sunk p-3 text-sm" aria-label="What comes back">
      {lines.map((line) => (
        <Line key={line.label} {...line} />
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-2">
        <dt className="font-semibold">{end.label}</dt>
        <dd className="money font-bold text-base text-good">{end.amount}</dd>
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
