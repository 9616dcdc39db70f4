import { monthAndYear } from '@sgb/contract/date-words.ts';
import { savingKinds } from '@sgb/contract/saving-kinds.ts';
import type { Saving } from '@sgb/contract/savings.ts';
import { formatRand } from '@sgb/money/format.ts';
import { MonthChart } from '../../shared/money/month-chart.tsx';
import { kindWords } from './words.ts';

type Month = Saving['months'][number];

/** A bar a month: what was saved, by kind. The table below says the same in figures. */
export function SavingChart({ months }: { months: readonly Month[] }) {
  const best = months.reduce((one, other) => (other.savedCents > one.savedCents ? other : one));
  const summary =
    best.savedCents > 0
      ? `What you saved in the last twelve months; most in ${monthAndYear(best.month)}: ${formatRand(best.savedCents)}`
      : 'What you saved in the last twelve months: nothing yet';
  const bars = months.map(({ month, saved }) => ({
    month,
    parts: savingKinds
      .toReversed()
      .map((kind) => ({ name: kind, cents: saved[kind] ?? 0, fill: kindWords[kind].fill })),
  }));
  return <MonthChart months={bars} label={summary} />;
}
