import type { RechargeInfo } from '@sgb/contract/recharge.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { quoteOf } from './quote.ts';

function Line({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? 'flex justify-between gap-3 font-bold' : 'flex justify-between gap-3 text-sm'}>
      <dt className={strong ? '' : 'text-ink-soft'}>{label}</dt>
      <dd className="money">{value}</dd>
    </div>
  );
}

interface QuoteLinesProps {
  /** Null: no amount to speak of yet; the lines keep their room. */
  amount: number | null;
  info: Pick<RechargeInfo, 'fee' | 'bonus'>;
  atGateway: boolean;
}

/** What is paid and what arrives, before anything is paid. */
export function QuoteLines({ amount, info, atGateway }: QuoteLinesProps) {
  const { fee, bonus, toPay, toBalance } = quoteOf(amount ?? 0, atGateway, info);
  const shown = (cents: number) => (amount === null ? '–' : formatRand(cents));
  return (
    <div className="rounded-control bg-sunk p-3">
      <dl className="flex flex-col gap-1" aria-live="polite">
        <Line label="Recharge" value={shown(amount ?? 0)} />
        <Line
          label={`Gateway fee (${formatPercent(info.fee.basisPoints)} above ${formatRand(info.fee.freeUpTo)})`}
          value={shown(fee)}
        />
        <Line label="You pay" value={shown(toPay)} strong />
        <Line
          label={bonus > 0 ? `Into your balance, with a bonus of ${formatRand(bonus)}` : 'Into your balance'}
          value={shown(toBalance)}
        />
      </dl>
    </div>
  );
}
