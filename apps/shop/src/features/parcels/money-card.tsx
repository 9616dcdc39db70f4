import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { Settlement } from '@sgb/contract/parcel-states.ts';
import type { ParcelDetail } from '@sgb/contract/parcel-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { QuoteLines } from '../../shared/money/quote-lines.tsx';
import { InvoiceButton } from '../../shared/orders/invoice-button.tsx';
import { sizeWords, weightWords } from '../../shared/words/measures.ts';
import { countOf } from './goods-words.ts';

/** What it costs, what the scales said, and how the two were settled. */
export function MoneyCard({ parcel }: { parcel: ParcelDetail }) {
  const { quote, packing, depot, rehearsalCents, openedCents, chargedCents, heldCents, dueCents } = parcel;
  return (
    <Card as="section">
      <CardHeader className="mb-1" title="Freight" />
      <QuoteLines title={packing ? 'As packed' : 'As estimated'} lines={(packing ?? quote).lines} />
      <dl className="flex flex-col gap-1 border-line border-t pt-2 text-sm">
        {rehearsalCents > 0 && <Line label="Rehearsal packing" amount={formatRand(rehearsalCents)} />}
        {openedCents > 0 && <Line label="Opened again" amount={formatRand(openedCents)} />}
        {depot && <Line label={`At our depot, ${countOf(depot.days, 'day')}`} amount={formatRand(depot.cents)} />}
        <div className="flex items-baseline justify-between gap-4 font-semibold">
          <dt>Total</dt>
          <dd className="money text-base">{formatRand(parcel.totalCents)}</dd>
        </div>
        {heldCents > 0 && <Line label="Set aside from your balance" amount={formatRand(heldCents)} soft />}
        {chargedCents > 0 && <Line label="Paid" amount={formatRand(chargedCents)} soft />}
        {dueCents > 0 && <Line label="Waits for your payment" amount={formatRand(dueCents)} soft />}
      </dl>
      {quote.onArrivalCents > 0 && <QuoteLines title="To customs when it arrives" lines={quote.onArrival} />}
      {packing && <Packing quote={quote} packing={packing} />}
      {packing && chargedCents > 0 && (
        <div className="mt-2 flex justify-end">
          <InvoiceButton of={{ parcelId: parcel.id }} />
        </div>
      )}
    </Card>
  );
}

function Line({ label, amount, soft }: { label: string; amount: string; soft?: boolean }) {
  return (
    <div className={soft ? 'flex justify-between gap-4 text-ink-soft' : 'flex justify-between gap-4'}>
      <dt>{label}</dt>
      <dd className="money">{amount}</dd>
    </div>
  );
}

const tones = {
  same: 'info',
  refunded: 'good',
  absorbed: 'good',
  debited: 'info',
  waiting: 'warn',
  paid: 'info',
} as const;

/** How the difference between estimate and scales was settled. */
function settlementWords(settlement: Settlement, differenceCents: number): string {
  // Packed and weighed before it was paid for.
  if (differenceCents === 0 && settlement !== 'same') return 'This is what it weighs and costs.';
  const amount = formatRand(Math.abs(differenceCents));
  const words: Readonly<Record<Settlement, string>> = {
    same: 'It costs what was estimated.',
    refunded: `It weighs less than estimated: ${amount} came back to your balance.`,
    absorbed: 'It weighs a little more than estimated. That is on us: you pay the estimate.',
    debited: `It weighs more than estimated: ${amount} was taken from your balance, as you allowed.`,
    waiting: `It weighs more than estimated: ${amount} waits for your payment.`,
    paid: `It weighs more than estimated: you paid ${amount} more.`,
  };
  return words[settlement];
}

function Packing({ quote, packing }: { quote: ParcelDetail['quote']; packing: NonNullable<ParcelDetail['packing']> }) {
  return (
    <div className="mt-3 flex flex-col gap-3 border-line border-t pt-3 text-sm">
      <table className="w-full">
        <thead>
          <tr className="text-left text-ink-soft text-xs">
            <th className="font-normal">
              <span className="sr-only">What</span>
            </th>
            <th className="text-right font-normal">Estimated</th>
            <th className="text-right font-normal">Packed</th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          <tr>
            <th className="py-1 text-left font-normal text-ink-soft">Weight</th>
            <td className="text-right">{weightWords(quote.grams)}</td>
            <td className="text-right font-medium">{weightWords(packing.grams)}</td>
          </tr>
          <tr>
            <th className="py-1 text-left font-normal text-ink-soft">Charges</th>
            <td className="money text-right">{formatRand(quote.totalCents)}</td>
            <td className="money text-right font-medium">{formatRand(packing.totalCents)}</td>
          </tr>
        </tbody>
      </table>
      <Notice tone={tones[packing.settlement]}>{settlementWords(packing.settlement, packing.differenceCents)}</Notice>
      <figure>
        {packing.photo && (
          <a href={packing.photo} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-control">
            <img
              src={packing.photo}
              alt="The parcel on our scales"
              width={480}
              height={320}
              loading="lazy"
              className="aspect-3/2 w-full bg-neutral-soft object-cover"
            />
          </a>
        )}
        <figcaption className="mt-1 text-ink-soft text-xs">
          On our scales {dateAndTime(packing.at)}: {weightWords(packing.grams)}, {sizeWords(packing)}
        </figcaption>
      </figure>
    </div>
  );
}
