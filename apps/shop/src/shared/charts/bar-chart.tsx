interface BarChartProps {
  bars: readonly { readonly name: string; readonly amount: number }[];
  inWords: (amount: number) => string;
  /** What the bars say, for who does not see them. */
  label: string;
  /** Every bar has its name below; else the first, the middle and the last. */
  named?: boolean;
}

/** The top of the scale: 1, 2 or 5 times a power of ten. */
function scaleTop(most: number): number {
  const least = Math.max(5, most);
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((each) => each * power >= least) ?? 10) * power;
}

/** A bar for each amount; the words beside it say the same. */
export function BarChart({ bars, inWords, label, named = false }: BarChartProps) {
  const top = scaleTop(Math.max(...bars.map(({ amount }) => amount)));
  const ends = [0, Math.floor((bars.length - 1) / 2), bars.length - 1];
  const shown = named ? bars.map((_, place) => place) : [...new Set(ends)];
  return (
    <div role="img" aria-label={label} className="flex flex-col gap-1 text-ink-soft text-xs">
      <div className="relative h-36 md:h-44">
        {[0, 50, 100].map((percent) => (
          <span key={percent} className="absolute inset-x-0 border-line border-t" style={{ top: `${percent}%` }} />
        ))}
        <span className="absolute top-0 right-0 bg-card pl-1 tabular-nums">{inWords(top)}</span>
        <div className="absolute inset-0 flex items-end gap-px">
          {bars.map(({ name, amount }) => (
            <span
              key={name}
              className="min-w-0 flex-1 rounded-t-sm bg-brand"
              style={{ height: `${Math.max(0, (amount / top) * 100)}%` }}
            />
          ))}
        </div>
      </div>
      <div className="flex justify-between">
        {shown.map((place) => (
          <span key={place} className={named ? 'min-w-0 flex-1 text-center' : undefined}>
            {bars[place]?.name}
          </span>
        ))}
      </div>
    </div>
  );
}
