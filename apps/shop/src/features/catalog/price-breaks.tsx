import { unitWord } from '@sgb/contract/catalogue.ts';
import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { formatCount } from '../../shared/count.ts';
import { activeBreak, type Offer } from './selection.ts';

interface PriceBreaksProps {
  offer: Offer;
  /** Pieces chosen in all. */
  total: number;
}

/** The more in all, the less each; the row that applies now is marked. */
export function PriceBreaks({ offer, total }: PriceBreaksProps) {
  const { priceBreaks, unit } = offer;
  if (offer.quoteType === 1) {
    return <p className="text-ink-soft text-sm">Each choice below has its own price; the quantity does not change it.</p>;
  }
  if (priceBreaks.length < 2) return null;
  const active = total > 0 ? activeBreak(priceBreaks, total) : -1;
  const span = (from: number, next: number | undefined) => {
    if (next === undefined) return `${formatCount(from)} ${unitWord(unit, from)} or more`;
    return next - 1 === from ? `${from} ${unitWord(unit, from)}` : `${from} to ${formatCount(next - 1)} ${unitWord(unit, 2)}`;
  };
  return (
    <table className="w-full overflow-hidden rounded-control border border-line text-sm">
      <caption className="sr-only">Price by quantity</caption>
      <thead className="bg-sunk text-ink-soft text-xs">
        <tr>
          <th scope="col" className="px-3 py-1.5 text-left font-medium">
            You order in all
          </th>
          <th scope="col" className="px-3 py-1.5 text-right font-medium">
            Each costs
          </th>
        </tr>
      </thead>
      <tbody>
        {priceBreaks.map(({ from, priceCents }, i) => (
          <tr
            key={from}
            aria-current={i === active ? 'true' : undefined}
            className={cx('border-line border-t', i === active && 'bg-brand-soft text-brand')}
          >
            <th scope="row" className={cx('px-3 py-2 text-left', i === active ? 'font-semibold' : 'font-normal')}>
              {span(from, priceBreaks[i + 1]?.from)}
              {i === active && <span className="ml-2 rounded bg-brand px-1.5 py-0.5 text-brand-ink text-xs">Yours now</span>}
            </th>
            <td className="money px-3 py-2 text-right font-semibold">{formatRand(priceCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
