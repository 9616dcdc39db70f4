import { monthAndYear } from '@sgb/contract/date-words.ts';
import type { Earnings } from '@sgb/contract/earnings.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';

interface TierCardProps {
  tiers: NonNullable<Earnings['tiers']>;
  month: string;
}

/** How far the goods of a month have raised its rate, and what the next one takes. */
export function TierCard({ tiers: { goodsCents, rateBasisPoints, closed, steps }, month }: TierCardProps) {
  const next = steps.find(({ fromCents }) => fromCents > goodsCents);
  return (
    <Card as="section" aria-label="Your rate" className="flex flex-col gap-3">
      <CardHeader title={`${formatPercent(rateBasisPoints)} in ${monthAndYear(month)}`} className="mb-0" />
      <p className="text-sm">
        Your members signed for goods of <strong className="money">{formatRand(goodsCents)}</strong>.
      </p>
      {closed ? (
        <p className="text-ink-soft text-sm">The month is over: this rate holds for all its goods.</p>
      ) : (
        <>
          {next && <Way percent={Math.floor((goodsCents / next.fromCents) * 100)} />}
          <p className="text-ink-soft text-sm">
            {next
              ? `${formatRand(next.fromCents - goodsCents)} more, and all goods of the month earn ${formatPercent(next.rateBasisPoints)}. `
              : 'This is the highest rate. '}
            What is above {formatPercent(steps[0]?.rateBasisPoints ?? 0)} is added at the end of the month.
          </p>
        </>
      )}
    </Card>
  );
}

function Way({ percent }: { percent: number }) {
  return (
    <div
      role="progressbar"
      aria-label="On the way to the next rate"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-sunk"
    >
      <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
    </div>
  );
}
