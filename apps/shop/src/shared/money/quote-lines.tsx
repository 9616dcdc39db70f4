import type { QuoteLine } from '@sgb/contract/pricing.ts';
import { lineLabel } from '@sgb/contract/quote-labels.ts';
import { formatRand } from '@sgb/money/format.ts';
import { ChevronDown } from 'lucide-react';
import { Reused } from '../page/reused.tsx';
import { lineWords } from '../words/quote-words.ts';

interface MoneyLineProps {
  readonly label: string;
  /** 'R 12.00', or a word in its place. */
  readonly amount: string;
  /** How it comes about. */
  readonly words: readonly string[];
}

/** An amount that opens to show how it comes about. */
export function MoneyLine({ label, amount, words }: MoneyLineProps) {
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control -outline-offset-2 hover:text-brand md:min-h-9 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 items-center gap-1">
          {label}
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </span>
        <span className="money ml-auto shrink-0 font-medium">{amount}</span>
      </summary>
      <div className="pb-2 text-ink-soft text-xs md:text-sm">
        {words.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
    </details>
  );
}

function keyOf(line: QuoteLine): string {
  if (line.kind === 'duty') return `duty ${line.goodsClass}`;
  return line.kind === 'service' ? `service ${line.code}` : line.kind;
}

function amountOf(line: QuoteLine): string {
  if (line.kind === 'duty' && line.included) return 'included';
  if (line.kind === 'localDelivery' && line.cents === 0) return line.by === 'included' ? 'included' : 'free';
  return formatRand(line.cents);
}

/** The lines of a quote. */
export function QuoteLines({ title, lines }: { title?: string; lines: readonly QuoteLine[] }) {
  const rows = lines.map((line) => [lineLabel(line), amountOf(line), ...lineWords(line)]);
  const starts = rows.map((_, i) => rows.slice(0, i).flat().length);
  return (
    <Reused
      as={`quote ${title ? 'titled' : ''} ${rows.map(({ length }) => length)}`}
      words={[...rows.flat(), title ?? '-']}
    >
      {(...texts) => (
        <div className="border-brand/25 border-t py-1">
          {title && <h3 className="pt-1 text-ink-soft text-xs">{texts.at(-1)}</h3>}
          {lines.map((line, i) => {
            const [label = '', amount = '', ...words] = texts.slice(starts[i], starts[i + 1] ?? -1);
            return <MoneyLine key={keyOf(line)} label={label} amount={amount} words={words} />;
          })}
        </div>
      )}
    </Reused>
  );
}
