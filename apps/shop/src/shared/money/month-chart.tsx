import { dateFormat } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { heightOf, topOf } from './scale.ts';

interface Part {
  readonly name: string;
  readonly cents: number;
  /** The class of its colour. */
  readonly fill: string;
}

interface Month {
  readonly month: string;
  /** From the top of the bar to its foot. */
  readonly parts: readonly Part[];
}

const wholeRand = (cents: number) => formatRand(cents).replace(/\.00$/, '');
const heightOfAll = ({ parts }: Month) => parts.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
const short = dateFormat({ month: 'short' });

/** A bar for each of twelve months; the words beside it say the same. */
export function MonthChart({ months, label }: { months: readonly Month[]; label: string }) {
  const top = topOf(Math.max(...months.map(heightOfAll)));
  return (
    <div role="img" aria-label={label} className="grid grid-cols-[auto_1fr] gap-x-2 text-ink-soft text-xs">
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
          {months.map(({ month, parts }) => (
            <div key={month} className="mx-auto flex h-full w-full max-w-8 flex-col justify-end">
              {parts.map(({ name, cents, fill }) => (
                <span key={name} className={cx('block', fill)} style={{ height: `${heightOf(cents, top)}%` }} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <span />
      <div className="grid grid-cols-12 gap-1 px-1 pt-1 text-center md:gap-3">
        {months.map(({ month }, place) => (
          <span key={month} className={cx('-mx-2 whitespace-nowrap', place % 2 === 0 && 'max-sm:invisible')}>
            {short(month).slice(0, 3)}
          </span>
        ))}
      </div>
    </div>
  );
}
