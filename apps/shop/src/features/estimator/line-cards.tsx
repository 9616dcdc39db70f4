import type { LineOption } from '@sgb/contract/line-options.ts';
import { deliveryLabels } from '@sgb/contract/quote-labels.ts';
import { type TransportWay, transportWays } from '@sgb/contract/shipping.ts';
import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { ChevronDown, Plane, Ship } from 'lucide-react';
import { QuoteLines } from '../../shared/money/quote-lines.tsx';
import { refusalWords } from '../../shared/words/parcel-words.ts';
import { lineWords } from '../../shared/words/quote-words.ts';

type Quoted = Extract<LineOption, { refusal: null }>;

const isQuoted = (option: LineOption): option is Quoted => option.refusal === null;
/** What it comes to in the end, customs included. */
const landedCents = ({ totalCents, onArrivalCents }: Quoted) => totalCents + onArrivalCents;

function cheapestOf(options: readonly LineOption[]): Quoted | undefined {
  return options.filter(isQuoted).toSorted((a, b) => landedCents(a) - landedCents(b))[0];
}

const wayNames = { [transportWays.air]: 'By air', [transportWays.sea]: 'By sea' } as const;
const wayIcons = { [transportWays.air]: Plane, [transportWays.sea]: Ship } as const;

interface WayProps {
  readonly way: TransportWay;
  readonly options: readonly LineOption[];
}

/** The way in a few words, beside the other one: for screens on which the lines are far below. */
export function WayGlance({ way, options }: WayProps) {
  const Icon = wayIcons[way];
  const best = cheapestOf(options);
  return (
    <div className="min-w-0 rounded-card bg-brand-soft/60 p-2.5">
      <p className="flex items-center gap-1.5 font-semibold text-brand text-sm">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {wayNames[way]}
      </p>
      {best ? (
        <>
          <p className="money font-bold">{formatRand(landedCents(best))}</p>
          <p className="text-ink-soft text-xs tabular-nums">
            {best.days.from} to {best.days.to} days
          </p>
        </>
      ) : (
        <p className="text-sm">{refusalWords[options[0]?.refusal ?? 'noLine']}</p>
      )}
    </div>
  );
}

/** One way: what it costs at best, how its goods are measured, and every line of it. */
export function WaySection({ way, options }: WayProps) {
  const Icon = wayIcons[way];
  const best = cheapestOf(options);
  const title = `way-${way}`;
  const [, measured] = best?.lines[0] ? lineWords(best.lines[0]) : [];
  return (
    <section aria-labelledby={title} className="flex min-w-0 flex-col gap-2">
      <div className="rounded-card bg-brand-soft/60 p-3">
        <h2 id={title} className="flex items-center gap-2 font-semibold text-brand">
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {wayNames[way]}
        </h2>
        {best ? (
          <>
            <p className="mt-1">
              <span className="text-ink-soft text-sm">from </span>
              <span className="money font-bold text-xl">{formatRand(landedCents(best))}</span>
              <span className="text-ink-soft text-sm tabular-nums">
                {' '}
                in {best.days.from} to {best.days.to} days
              </span>
            </p>
            <p className="mt-1 text-ink-soft text-sm">{measured}</p>
          </>
        ) : (
          <p className="mt-1 text-sm">{refusalWords[options[0]?.refusal ?? 'noLine']}</p>
        )}
      </div>
      <ul className="flex flex-col gap-2">
        {options.map((option) => (
          <li key={option.line}>
            {isQuoted(option) ? (
              <QuotedLine option={option} isBest={option === best && options.filter(isQuoted).length > 1} />
            ) : (
              <div className="rounded-card border border-line border-dashed px-3 py-2.5 text-ink-soft text-sm">
                <LineName option={option} />
                <p>{refusalWords[option.refusal]}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineName({ option: { line, name } }: { option: LineOption }) {
  return (
    <p className="font-medium">
      {name} <span className="whitespace-nowrap font-normal text-ink-soft text-xs">Line {line}</span>
    </p>
  );
}

function QuotedLine({ option, isBest }: { option: Quoted; isBest: boolean }) {
  return (
    <details className={cx('group/line rounded-card border bg-card', isBest ? 'border-brand' : 'border-line')}>
      <summary className="flex cursor-pointer list-none flex-col gap-1 rounded-card px-3 py-2.5 -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="flex items-start justify-between gap-3 text-sm">
          <LineName option={option} />
          <span className="money shrink-0 font-semibold text-base">{formatRand(landedCents(option))}</span>
        </span>
        <span className="flex items-center gap-2 text-ink-soft text-xs">
          <span className="tabular-nums">
            {option.days.from} to {option.days.to} days
          </span>
          <span aria-hidden="true">·</span>
          <span className="min-w-0 truncate">{deliveryLabels[option.delivery]}</span>
          {isBest && <Tag tone="brand">Cheapest</Tag>}
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-4 shrink-0 transition-transform group-open/line:rotate-180 motion-reduce:transition-none"
          />
        </span>
      </summary>
      <div className="px-3 pb-3">
        <QuoteLines title="Paid to us before it leaves" lines={option.lines} />
        <QuoteLines
          title={option.onArrivalCents > 0 ? 'Paid to customs when it arrives' : 'Customs'}
          lines={option.onArrival}
        />
        {option.collectIn && (
          <p className="text-sm">
            You collect it in {option.collectIn}; transport from there, and across your border, is up to you.
          </p>
        )}
      </div>
    </details>
  );
}
