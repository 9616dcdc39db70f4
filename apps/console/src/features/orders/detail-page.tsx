import { dateAndTime } from '@sgb/contract/date-words.ts';
import { statusWords } from '@sgb/contract/order-states.ts';
import { parcelWords } from '@sgb/contract/parcel-states.ts';
import { may } from '@sgb/contract/policy.ts';
import { purchaseStateWords } from '@sgb/contract/purchase-states.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { useMe } from '../../shared/session/me.ts';
import { casesFact } from '../../shared/trade/cases.ts';
import { moneyLines } from '../../shared/trade/money.tsx';
import { toneOf } from '../../shared/trade/status-tag.tsx';
import { timelineOf } from '../../shared/trade/timeline.tsx';
import { WaysOn } from '../../shared/trade/ways-on.tsx';
import { ageOf } from '../../shared/words/age.ts';
import type { Order } from './order.ts';
import { waysOf } from './ways.ts';
import { marketWords } from './words.ts';

/** @public */
export function Component() {
  const { id = '' } = useParams();
  const found = useQuery(query('GET /api/staff/order/detail', { id: Number(id) }));
  return (
    <>
      <Link to="/orders" className="mb-3 inline-block text-brand text-sm">
        ← All orders
      </Link>
      <Answer of={found}>{(one) => <OrderDetail key={one.id} one={one} />}</Answer>
    </>
  );
}

function OrderDetail({ one }: { one: Order }) {
  const me = useMe();
  const { label, colour } = statusWords[one.status];
  const supplier = may('buying', me) ? (
    <Link to={`/suppliers/${one.supplierId}`} className="text-brand underline">
      {one.supplierName}
    </Link>
  ) : (
    one.supplierName
  );
  return (
    <Detail
      head={{
        number: one.number,
        title: `${one.quantity} × ${one.title}`,
        state: label,
        tone: toneOf[colour],
        age: `for ${ageOf(one.statusAt)}`,
        owner: '',
      }}
      actions={<WaysOn ways={waysOf(one)} />}
      facts={[
        ['Shopper', <PersonLink key="who" id={one.shopper.id} name={one.shopper.username} />],
        ['Made', dateAndTime(one.createdAt)],
        ['Goods from', marketWords[one.market]],
        ['Supplier', supplier],
        ['Variant', one.options.join(', ') || 'the only one'],
        ...(one.services.length > 0 ? [['Services', one.services.join(', ')] as const] : []),
        ...(one.remark ? [['Remark for buyers', one.remark] as const] : []),
        ...(one.checkoutNumber ? [['Checkout', one.checkoutNumber] as const] : []),
        ...(one.together.length > 0
          ? [['Paid together with', one.together.map(({ number }) => number).join(', ')] as const]
          : []),
        ...(one.purchase
          ? [['Purchase', `${one.purchase.number}, ${purchaseStateWords[one.purchase.state]}`] as const]
          : []),
        ...(one.stored ? [['In our warehouse', `shelf ${one.stored.shelf}, ${one.stored.grams} g`] as const] : []),
        ...(one.parcel ? [['Parcel', `${one.parcel.number}, ${parcelWords[one.parcel.status].label}`] as const] : []),
        ...casesFact(one.cases),
      ]}
      money={moneyLines(one.money)}
      timeline={timelineOf(one.timeline)}
      about={{ kind: 'order', id: one.id }}
    />
  );
}
