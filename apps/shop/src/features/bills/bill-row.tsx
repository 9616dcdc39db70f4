import { balanceWords, billTitle } from '@sgb/contract/bill-words.ts';
import type { Bill } from '@sgb/contract/bills.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Movement } from '@sgb/ui/price.tsx';
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight } from 'lucide-react';
import { movedOf } from './words.ts';

const faces = {
  In: { Icon: ArrowDownLeft, look: 'bg-good-soft text-good' },
  Out: { Icon: ArrowUpRight, look: 'bg-danger-soft text-danger' },
  Moved: { Icon: ArrowLeftRight, look: 'bg-sunk text-ink-soft' },
} as const;

/** One movement: what, when, how much, and what each balance held before and after. */
export function BillRow({ bill }: { bill: Bill }) {
  const { word, cents } = movedOf(bill);
  const { Icon, look } = faces[word];
  return (
    <li className="flex gap-3 px-3 py-3 md:px-4">
      <span aria-hidden="true" className={cx('flex size-10 shrink-0 items-center justify-center rounded-full', look)}>
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-semibold text-sm md:text-base">{billTitle(bill)}</h3>
          {word === 'Moved' ? (
            <span className="inline-flex items-baseline gap-2">
              <span className="text-ink-soft text-sm">{word}</span>
              <span className="money font-bold">{formatRand(cents)}</span>
            </span>
          ) : (
            <Movement cents={cents} word={word} />
          )}
        </div>
        <p className="break-words text-ink-soft text-sm">
          {bill.note && `${bill.note} · `}
          {bill.ref} ·{' '}
          <time dateTime={bill.at} className="whitespace-nowrap">
            {dateAndTime(bill.at)}
          </time>
        </p>
        <dl className="mt-1 flex flex-wrap gap-x-6 text-ink-soft text-xs">
          {bill.changes.map(({ purse, before, after }) => (
            <div key={purse} className="flex gap-1.5">
              <dt>{balanceWords[purse]}</dt>
              <dd className="money">
                {formatRand(before)} <span aria-hidden="true">→</span>
                <span className="sr-only">became</span> {formatRand(after)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
