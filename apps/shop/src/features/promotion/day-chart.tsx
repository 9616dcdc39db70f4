import { dateFormat } from '@sgb/contract/date-words.ts';
import { shopMoment } from '@sgb/contract/time.ts';

interface DayChartProps {
  days: readonly { readonly day: string; readonly amount: number }[];
  inWords: (amount: number) => string;
  label: string;
}

const short = dateFormat({ day: 'numeric', month: 'short' });

/** The top of the scale: 1, 2 or 5 times a power of ten. */
function scaleTop(most: number): number {
  const least = Math.max(5, most);
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((each) => each * power >= least) ?? 10) * power;
}

/** A bar for each day; the words beside it say the same. */
export function DayChart({ days, inWords, label }: DayChartProps) {
  const top = scaleTop(Math.max(...days.map(({ amount }) => amount)));
  const shown = [0, Math.floor((days.length - 1) / 2), days.length - 1];
  return (
    <div role="img" aria-label={label} className="flex flex-col gap-1 text-ink-soft text-xs">
      <div className="relative h-36 md:h-44">
        {[0, 50, 100].map((percent) => (
          <span key={percent} className="absolute inset-x-0 border-line border-t" style={{ top: `${percent}%` }} />
        ))}
        <span className="absolute top-0 right-0 bg-card pl-1 tabular-nums">{inWords(top)}</span>
        <div className="absolute inset-0 flex items-end gap-px">
          {days.map(({ day, amount }) => (
            <span
              key={day}
              className="min-w-0 flex-1 rounded-t-sm bg-brand"
              style={{ height: `${Math.max(0, (amount / top) * 100)}%` }}
            />
          ))}
        </div>
      </div>
      <div className="flex justify-between">
        {shown.map((place) => (
          <span key={place}>{short(shopMoment(days[place]?.day ?? '2026-01-01', 12))}</span>
        ))}
      </div>
    </div>
  );
}
