import { monthAndYear } from '@sgb/contract/date-words.ts';
import type { Earnings } from '@sgb/contract/earnings.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { MonthChart } from '../../shared/money/month-chart.tsx';

/** Twelve months as bars. */
export function EarnedChart({ months }: { months: Earnings['months'] }) {
  const best = months.reduce((one, other) => (other.cents > one.cents ? other : one));
  const sum = months.reduce((all, { cents }) => all + cents, 0);
  const label =
    sum > 0
      ? `What you earned in the last twelve months; most in ${monthAndYear(best.month)}: ${formatRand(best.cents)}`
      : 'What you earned in the last twelve months: nothing yet';
  const bars = months.map(({ month, cents }) => ({ month, parts: [{ name: 'earned', cents, fill: 'bg-brand' }] }));
  return (
    <Card as="section" aria-label="Twelve months" className="flex flex-col gap-4 max-lg:order-last">
      <CardHeader
        title="Twelve months"
        action={<span className="money font-semibold text-sm">{formatRand(sum)}</span>}
        className="mb-0"
      />
      <MonthChart months={bars} label={label} />
    </Card>
  );
}
