import { shortDate } from '@sgb/contract/date-words.ts';
import type { PlanQuote } from '@sgb/contract/membership.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { ReactNode } from 'react';
import { dayCount, monthWords } from './words.ts';

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="money shrink-0 text-right">{children}</dd>
    </div>
  );
}

/** What is paid, and from when to when it holds. */
export function Breakdown({ quote }: { quote: PlanQuote }) {
  const { vipname, months, price, credit, creditDays, creditName, extraDays, pay, balance, missing } = quote;
  return (
    <>
      <dl className="flex flex-col gap-2 text-sm">
        <Line name={`${vipname}, ${monthWords(months)}`}>{formatRand(price)}</Line>
        {creditName && (
          <Line name={`${dayCount(creditDays)} of ${creditName} not used`}>{formatRand(-Math.min(credit, price))}</Line>
        )}
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2 font-semibold text-base">
          <dt>Pay now</dt>
          <dd className="money">{formatRand(pay)}</dd>
        </div>
        <Line name="Your balance">{formatRand(balance)}</Line>
        {missing === 0 && <Line name="Balance after">{formatRand(balance - pay)}</Line>}
      </dl>
      <dl className="mt-3 flex flex-col gap-2 border-line border-t pt-3 text-sm">
        <Line name={quote.change === 'renewal' ? 'Added to your end of' : 'Starts'}>
          {quote.change === 'renewal' ? shortDate(quote.startdate) : 'at once'}
        </Line>
        {extraDays > 0 && <Line name="Days for the rest of your credit">+ {dayCount(extraDays)}</Line>}
        <Line name="Lasts until the end of">{shortDate(quote.enddate)}</Line>
      </dl>
    </>
  );
}
