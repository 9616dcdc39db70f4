import { monthAndYear } from '@sgb/contract/date-words.ts';
import { savingKinds } from '@sgb/contract/saving-kinds.ts';
import type { Saving } from '@sgb/contract/savings.ts';
import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { heightOf, topOf } from './scale.ts';
import { kindWords, shortMonth } from './words.ts';

type Month = Saving['months'][number];

const wholeRand = (cents: number) => formatRand(cents).replace(/\.00$/, '');
const positive = ({ saved }: Month) => savingKinds.reduce((sum, kind) => sum + Math.max(0, saved[kind] ?? 0), 0);

/** A bar a month: what was saved, by kind. The table below says the same in figures. */
export function SavingChart({ months }: { months: readonly Month[] }) {
  const top = topOf(Math.max(...months.map(positive)));
  const best = months.reduce((one, other) => (other.savedCents > one.savedCents ? other : one));
  const summary =
    best.savedCents > 0
      ? `What you saved in the last twelve months; most in ${monthAndYear(best.month)}: ${formatRand(best.savedCents)}`
      : 'What you saved in the last twelve months: nothing yet';
  return (
    <div role="img" aria-label={summary} className="grid grid-cols-[auto_1fr] gap-x-2 text-ink-soft text-xs">
      <div className="flex h-40 flex-col justify-between text-right tabular-nums md:h-52">
        {[top, top / 2, 0].map((cents) => (
          <span key={cents} className="-my-2">
            {wholeRand(cents)}
          </span>
        ))}
      </div>
      <div className="relative h-40 md:h-52">
        {[0, 50, 100].map((percent) => (
          <span key={percent} className="absolute inset-x-0 border-line border-t" style={{ top: `${percent}%` }} />
        ))}
        <div className="absolute inset-0 grid grid-cols-12 gap-1 px-1 md:gap-3">
          {months.map((month) => (
            <Bar key={month.month} month={month} top={top} />
          ))}
        </div>
      </div>
      <span />
      <div className="grid grid-cols-12 gap-1 px-1 pt-1 text-center md:gap-3">
        {months.map(({ month }, place) => (
          <span key={month} className={cx('-mx-2 whitespace-nowrap', place % 2 === 0 && 'max-sm:invisible')}>
            {shortMonth(month)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Bar({ month, top }: { month: Month; top: number }) {
  return (
    <div className="mx-auto flex h-full w-full max-w-8 flex-col justify-end">
      {savingKinds.toReversed().map((kind) => (
        <span
          key={kind}
          className={cx('block', kindWords[kind].fill)}
          style={{ height: `${heightOf(month.saved[kind] ?? 0, top)}%` }}
        />
      ))}
    </div>
  );
}
