import type { ParcelTogether } from '@sgb/contract/parcel-views.ts';
import { deliveryLabels } from '@sgb/contract/quote-labels.ts';
import { transportWays } from '@sgb/contract/shipping.ts';
import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Plane, Ship } from 'lucide-react';
import { OptionRow } from '../../shared/forms/option-row.tsx';
import { refusalWords } from '../../shared/words/parcel-words.ts';
import { limitWords } from './goods-words.ts';

type Line = ParcelTogether['lines'][number];

const groups = [
  { way: transportWays.air, title: 'By air', Icon: Plane },
  { way: transportWays.sea, title: 'By sea', Icon: Ship },
] as const;

/** It takes these goods, and they are not too much for one parcel of it. */
const isOpen = (line: Line): line is Line & { totalCents: number } =>
  line.totalCents !== null && line.limits.length === 0;

/** And nobody has to travel far for it. */
export const isAdvised = (line: Line): line is Line & { totalCents: number } => isOpen(line) && !line.far;

function factsOf({ days, collectIn, delivery, far, dutyIncluded }: Line): string[] {
  const end = collectIn ? `Collect in ${collectIn}` : delivery ? deliveryLabels[delivery] : '';
  return [
    days ? `${days.from} to ${days.to} days` : '',
    far ? `${end}, far from this address` : end,
    dutyIncluded ? 'duty and VAT included' : 'duty and VAT paid on arrival',
  ].filter(Boolean);
}

interface WayChoiceProps {
  readonly lines: readonly Line[];
  readonly chosen: string;
  readonly onChoose: (line: Line) => void;
  readonly busy: boolean;
}

/** Every freight line with its price and days, or why these goods cannot take it. */
export function WayChoice({ lines, chosen, onChoose, busy }: WayChoiceProps) {
  const cheapest = Math.min(...lines.filter(isAdvised).map(({ totalCents }) => totalCents));
  return (
    <div aria-busy={busy} className={cx('flex flex-col gap-4 transition-opacity', busy && 'opacity-50')}>
      {groups.map(({ way, title, Icon }) => {
        const own = lines.filter((line) => line.way === way);
        if (own.length === 0) return null;
        return (
          <fieldset key={way} className="flex flex-col gap-2">
            <legend className="mb-2 flex items-center gap-1.5 font-semibold text-brand text-sm">
              <Icon aria-hidden="true" className="size-4" />
              {title}
            </legend>
            {own.map((line) => (
              <OptionRow
                key={line.line}
                name="line"
                checked={line.line === chosen}
                disabled={!isOpen(line)}
                onChoose={() => onChoose(line)}
                title={line.name}
                amount={isOpen(line) && formatRand(line.totalCents)}
              >
                {!isOpen(line) ? (
                  line.limits.length > 0 ? (
                    limitWords(line.limits)
                  ) : (
                    refusalWords[line.refusal ?? 'noLine']
                  )
                ) : (
                  <>
                    {factsOf(line).join(' · ')}
                    {isAdvised(line) && line.totalCents === cheapest && (
                      <span className="font-medium text-good"> · cheapest</span>
                    )}
                  </>
                )}
              </OptionRow>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
