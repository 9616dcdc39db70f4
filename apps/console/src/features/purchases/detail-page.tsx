import { dateAndTime } from '@sgb/contract/date-words.ts';
import { purchaseFlagWords, purchaseStateWords } from '@sgb/contract/purchase-states.ts';
import { formatDecimal, formatRand } from '@sgb/money/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { AskSupplier } from '../../shared/purchases/ask-supplier.tsx';
import { ageOf } from '../../shared/words/age.ts';
import { PurchaseActions } from './actions.tsx';
import { PurchaseLines } from './lines.tsx';
import { MoneyBack } from './money-back.tsx';
import type { Purchase } from './purchase.ts';

const urgeWords = { asking: 'no answer yet', taken: 'passed on to the seller', refused: 'not passed on' } as const;
const urgeLine = ({ at, orderNumber, outcome, answer }: Purchase['urges'][number]) => ({
  at,
  who: orderNumber ? `Shopper of ${orderNumber}` : 'Us',
  text: `Seller reminded: ${urgeWords[outcome]}${answer ? ` (“${answer}”)` : ''}`,
});

function timelineOf(one: Purchase) {
  const ours = (at: string | null, text: string) => (at ? [{ at, who: 'Us', text }] : []);
  const theirs = one.traces.flatMap(({ billNumber, steps }) =>
    steps.map(({ at, text }) => ({ at, who: billNumber, text })),
  );
  return [
    ...ours(one.createdAt, 'Written down'),
    ...ours(
      one.placedAt,
      `Taken by the supplier${one.supplierOrders.length > 0 ? ` as ${one.supplierOrders.map(({ id }) => id).join(', ')}` : ''}`,
    ),
    ...ours(one.paidAt, 'Paid'),
    ...(one.sentAt ? [{ at: one.sentAt, who: one.supplierName, text: 'Sent' }] : []),
    ...one.urges.map(urgeLine),
    ...theirs,
  ].toSorted((a, b) => a.at.localeCompare(b.at));
}

/** @public */
export function Component() {
  const { id = '' } = useParams();
  const found = useQuery(query('GET /api/staff/purchase/detail', { id: Number(id) }));
  return (
    <>
      <Link to="/purchases" className="mb-3 inline-block text-brand text-sm">
        ← All purchases
      </Link>
      <Answer of={found}>
        {(one) => (
          <div className="flex flex-col gap-5">
            <Detail
              head={{
                number: one.number,
                title: one.supplierName,
                state: one.flag ? purchaseFlagWords[one.flag] : purchaseStateWords[one.state],
                tone: one.flag ? 'warn' : one.state === 90 ? 'danger' : 'info',
                age: `${ageOf(one.createdAt)} old`,
                owner: '',
              }}
              actions={<PurchaseActions key={`${one.state} ${one.flag}`} one={one} />}
              facts={[
                [
                  'Supplier',
                  <Link key="supplier" to={`/suppliers/${one.supplierId}`} className="text-brand underline">
                    {one.supplierName}
                  </Link>,
                ],
                ['State', purchaseStateWords[one.state]],
                ['Our number there', one.outNumber],
                [
                  'Their orders',
                  one.supplierOrders.map((order) => `${order.id} (${order.status})`).join(', ') || 'none yet',
                ],
                ['To be sent until', one.sendBy ? dateAndTime(one.sendBy) : 'not taken yet'],
                ...(one.reason ? [['Reason', one.reason] as const] : []),
              ]}
              money={[
                ['Charged for the goods', `¥${formatDecimal(one.chargedFen)}`],
                ['Asked for the goods', `¥${formatDecimal(one.goodsFen)}`],
                ['Freight inside China, charged', formatRand(one.chargedFreightCents)],
                ['Freight inside China, asked', `¥${formatDecimal(one.freightFen)}`],
                ['Booked', one.costCents === null ? 'not yet' : formatRand(one.costCents)],
              ]}
              timeline={timelineOf(one)}
              about={{ kind: 'purchase', id: one.id }}
            />
            <AskSupplier supplierId={one.supplierId} purchaseId={one.id} />
            <MoneyBack one={one} />
            <PurchaseLines one={one} />
          </div>
        )}
      </Answer>
    </>
  );
}
