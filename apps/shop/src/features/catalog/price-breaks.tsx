import { unitWord } from '@sgb/contract/catalogue.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Reused } from '../../shared/page/reused.tsx';
import { activeBreak, type Offer } from './selection.ts';

interface PriceBreaksProps {
  offer: Offer;
  /** Pieces chosen in all. */
  total: number;
}

/** The more in all, the less each; the column that applies now is marked. */
export function PriceBreaks({ offer, total }: PriceBreaksProps) {
  const { priceBreaks, unit } = offer;
  if (offer.quoteType === 1) {
    return (
      <p className="text-ink-soft text-sm">Each choice below has its own price; the quantity does not change it.</p>
    );
  }
  if (priceBreaks.length < 2) return null;
  const active = total > 0 ? activeBreak(priceBreaks, total) : -1;
  const spans = priceBreaks.map(({ from }, i) => span(from, priceBreaks[i + 1]?.from));
  const prices = priceBreaks.map(({ priceCents }) => formatRand(priceCents));
  return (
    <Reused as={`breaks ${spans.length} ${active}`} words={[unitWord(unit, 2), ...spans, ...prices]}>
      {(pieces, ...texts) => (
        <table className="w-full table-fixed border-separate border-spacing-0 text-center text-sm">
          <caption className="pb-1 text-left text-ink-soft text-xs">Price each, by {pieces} ordered in all</caption>
          <thead>
            <tr>
              {texts.slice(0, spans.length).map((words, i) => (
                <th key={words} scope="col" className={cx(cell(i === active), 'border-b-0 pt-2 font-medium')}>
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {texts.slice(spans.length).map((price, i) => (
                <td key={spans[i]} className={cx(cell(i === active), 'border-t-0 pb-1')}>
                  <span className="money block font-semibold text-base">{price}</span>
                  <span className="block h-4 text-xs">{i === active && 'Yours now'}</span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
    </Reused>
  );
}

const cell = (active: boolean) =>
  cx(
    'border border-l-0 px-1 first:border-l',
    active ? 'border-brand/40 bg-brand-soft text-brand' : 'border-line bg-card',
  );

function span(from: number, next: number | undefined): string {
  if (next === undefined) return `${formatCount(from)} or more`;
  return next - 1 === from ? formatCount(from) : `${formatCount(from)} to ${formatCount(next - 1)}`;
}
