import type { QuoteLine } from '@sgb/contract/pricing.ts';
import { formatRand } from '@sgb/money/format.ts';
import { ChevronDown } from 'lucide-react';
import { lineLabel, lineWords } from '../../shared/quote-words.ts';

/** Amounts, each of which opens to show how it comes about. */
export function LandedLines({ title, lines }: { title?: string; lines: readonly QuoteLine[] }) {
  return (
    <div className="border-brand/25 border-t py-1">
      {title && <h3 className="pt-1 text-ink-soft text-xs">{title}</h3>}
      {lines.map((line) => (
        <details key={line.kind} className="group text-sm">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control -outline-offset-2 hover:text-brand md:min-h-9 [&::-webkit-details-marker]:hidden">
            <span className="flex items-center gap-1">
              {lineLabel(line)}
              <ChevronDown
                aria-hidden="true"
                className="size-4 text-ink-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
            </span>
            <span className="money ml-auto font-medium">
              {line.kind === 'duty' && line.included ? 'included' : formatRand(line.cents)}
            </span>
          </summary>
          <div className="pb-2 text-ink-soft text-xs md:text-sm">
            {lineWords(line).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
