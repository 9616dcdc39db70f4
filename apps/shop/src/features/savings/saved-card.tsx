import { monthAndYear } from '@sgb/contract/date-words.ts';
import { savingKinds } from '@sgb/contract/saving-kinds.ts';
import type { Saving } from '@sgb/contract/savings.ts';
import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../shared/links/router-link.tsx';
import { SavingChart } from './chart.tsx';
import { MonthTable } from './month-table.tsx';
import { kindWords } from './words.ts';

type Sums = Saving['lifetime'];

/** What was saved and what membership cost: in this month or of all time, by kind, and over the year. */
export function SavedCard({ saving }: { saving: Saving }) {
  const [span, setSpan] = useState<'month' | 'all'>('all');
  const { savedCents, paidCents } = saving.lifetime;
  if (savedCents === 0 && paidCents === 0) return <NothingYet />;
  const month = saving.months.at(-1);
  const sums = span === 'month' && month ? month : saving.lifetime;
  const spans = [
    ['all', 'All time'],
    ['month', month ? monthAndYear(month.month) : 'This month'],
  ] as const;
  return (
    <Card as="section" aria-label="What you saved" className="flex flex-col gap-5">
      <fieldset className="flex gap-2">
        <legend className="sr-only">Of which time</legend>
        {spans.map(([value, label]) => (
          <label
            key={value}
            className="relative flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 text-sm has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus md:min-h-9"
          >
            <input
              type="radio"
              name="span"
              value={value}
              checked={span === value}
              onChange={() => setSpan(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Headline sums={sums} />
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {savingKinds.map((kind) => {
          const { name, hint, fill } = kindWords[kind];
          return (
            <div key={kind} className="flex items-center gap-3 border-line border-b pb-2">
              <span aria-hidden="true" className={cx('size-3 shrink-0 rounded-xs', fill)} />
              <dt className="min-w-0 flex-1 text-sm">
                {name} <span className="block text-ink-soft text-xs">{hint}</span>
              </dt>
              <dd className="money font-semibold text-sm">{formatRand(sums.saved[kind] ?? 0)}</dd>
            </div>
          );
        })}
        <div className="flex items-center gap-3 border-line border-b pb-2">
          <Crown aria-hidden="true" className="size-3 shrink-0 text-ink-soft" />
          <dt className="min-w-0 flex-1 text-sm">
            Membership fee <span className="block text-ink-soft text-xs">what you paid for it</span>
          </dt>
          <dd className={cx('money font-semibold text-sm', sums.paidCents > 0 && 'text-danger')}>
            {formatRand(-sums.paidCents)}
          </dd>
        </div>
      </dl>
      <section aria-label="By month" className="flex flex-col gap-2 pt-2">
        <SavingChart months={saving.months} />
        <MonthTable months={saving.months} />
      </section>
    </Card>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Nothing saved yet"
      picture="wallet"
      action={
        <Link to="/activity/snatchcoupon/index" className={buttonClass({ variant: 'action' })}>
          Today’s coupons
        </Link>
      }
    >
      Coupons, S Coin, a membership and shipping together make your orders cheaper. What they save you is added up here.
    </EmptyState>
  );
}

function Headline({ sums: { savedCents, paidCents } }: { sums: Sums }) {
  const left = savedCents - paidCents;
  const words =
    paidCents === 0
      ? 'without paying for a membership'
      : left >= 0
        ? `${formatRand(left)} more than the ${formatRand(paidCents)} that membership cost`
        : `${formatRand(-left)} to go until the ${formatRand(paidCents)} for membership are back`;
  return (
    <div aria-live="polite">
      <p className="text-ink-soft text-sm">You saved</p>
      <p className="money font-bold text-2xl text-good">{formatRand(savedCents)}</p>
      <p className="text-sm">
        {words}
        {paidCents === 0 && (
          <>
            {'. '}
            <Link to="/membership/index" className="font-medium text-brand underline">
              See what one would save you
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
