import { monthAndYear } from '@sgb/contract/date-words.ts';
import { earningKindNames } from '@sgb/contract/earning-kinds.ts';
import type { Earnings } from '@sgb/contract/earnings.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { ExportButtons } from '../../shared/lists/export-buttons.tsx';

/** What a month came to: in all, for what, and where it is by now. */
export function MonthCard({ data: { month, months, totals, total } }: { data: Earnings }) {
  const navigate = useNavigate();
  const api = useApi();
  const shown = [...new Set([month, ...months.map((each) => each.month)])].toSorted().toReversed();
  const states = [
    ['Pending', totals.pendingCents],
    ['Ready to use', totals.readyCents],
    ['Paid out', totals.paidCents],
    ['Reversed by refunds', -totals.reversedCents],
  ] as const;
  return (
    <Card as="section" aria-label="Statement" className="flex flex-col gap-4">
      <div className="flex flex-col justify-between gap-2 sm:flex-row">
        <Select
          aria-label="Month"
          className="sm:w-52"
          options={shown.map((each) => ({ value: each, label: monthAndYear(each) }))}
          value={month}
          onChange={({ currentTarget }) => navigate(`?month=${currentTarget.value}`, { preventScrollReset: true })}
        />
        {total > 0 && (
          <ExportButtons make={(format) => api.call('POST /api/groupship/billexport', { month, format })} />
        )}
      </div>
      <div aria-live="polite">
        <p className="text-ink-soft text-sm">Earned in {monthAndYear(month)}</p>
        <p className="money font-bold text-2xl text-good">{formatRand(totals.earnedCents)}</p>
      </div>
      {totals.kinds.length > 0 && (
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <Figures
            label="By what it is for"
            rows={totals.kinds.map(({ kind, count, cents }) => [`${earningKindNames[kind]} (${count})`, cents])}
          />
          <Figures label="By where it is" rows={states.filter(([, cents]) => cents !== 0)} />
        </div>
      )}
    </Card>
  );
}

function Figures({ label, rows }: { label: string; rows: readonly (readonly [string, number])[] }) {
  return (
    <dl aria-label={label} className="flex flex-col gap-2">
      {rows.map(([name, cents]) => (
        <div key={name} className="flex items-baseline justify-between gap-3 border-line border-b pb-2 text-sm">
          <dt className="min-w-0">{name}</dt>
          <dd className="money shrink-0 font-semibold">{formatRand(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
