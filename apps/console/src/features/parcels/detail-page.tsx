import { dateAndTime, longDate } from '@sgb/contract/date-words.ts';
import { statusWords } from '@sgb/contract/order-states.ts';
import { parcelWords } from '@sgb/contract/parcel-states.ts';
import { deliveryLabels } from '@sgb/contract/quote-labels.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Table } from '@sgb/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { Numbers } from '../../shared/links/numbers.tsx';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { casesFact } from '../../shared/trade/cases.ts';
import { moneyLines } from '../../shared/trade/money.tsx';
import { toneOf } from '../../shared/trade/status-tag.tsx';
import { timelineOf } from '../../shared/trade/timeline.tsx';
import { WaysOn } from '../../shared/trade/ways-on.tsx';
import { ageOf } from '../../shared/words/age.ts';
import type { Parcel } from './parcel.ts';
import { ParcelActions } from './parcel-actions.tsx';
import { waysOf } from './ways.ts';

/** @public */
export function Component() {
  const { id = '' } = useParams();
  const found = useQuery(query('GET /api/staff/parcel/detail', { id: Number(id) }));
  return (
    <>
      <Link to="/parcels" className="mb-3 inline-block text-brand text-sm">
        ← All parcels
      </Link>
      <Answer of={found}>{(one) => <ParcelDetail key={one.id} one={one} />}</Answer>
    </>
  );
}

function ParcelDetail({ one }: { one: Parcel }) {
  const { label, colour } = parcelWords[one.status];
  const { receiver, expected } = one;
  return (
    <div className="flex flex-col gap-5">
      <Detail
        head={{
          number: one.number,
          title: `${one.lineName} to ${one.country}`,
          state: label,
          tone: toneOf[colour],
          age: `for ${ageOf(one.statusAt)}`,
          owner: '',
        }}
        actions={
          <div className="flex flex-col gap-4">
            <WaysOn ways={waysOf(one)} />
            <ParcelActions one={one} />
          </div>
        }
        facts={[
          ['Shopper', <PersonLink key="who" id={one.shopper.id} name={one.shopper.username} />],
          ['Made', dateAndTime(one.createdAt)],
          ...(receiver
            ? [['Receiver', [receiver.name, receiver.address, receiver.mobile].filter(Boolean).join(', ')] as const]
            : []),
          ['Delivery', deliveryLabels[one.delivery]],
          [one.packed ? 'Weighs' : 'Should weigh', `${formatCount(one.grams)} g`],
          ['Services', [...one.services, ...(one.insured ? ['insured'] : [])].join(', ') || 'none'],
          ['Waybills', one.waybills.join(', ') || 'none yet'],
          ...(expected ? [['Expected', `${longDate(expected.from)} to ${longDate(expected.to)}`] as const] : []),
          ...casesFact(one.cases),
        ]}
        money={moneyLines(one.money)}
        timeline={timelineOf(one.timeline)}
        about={{ kind: 'parcel', id: one.id }}
      />
      <Table
        caption="What is in it"
        columns={[
          { key: 'order', header: 'Order', cell: ({ number }) => <Numbers text={number} />, primary: true },
          { key: 'what', header: 'What', cell: ({ title, quantity }) => `${quantity} × ${title}` },
          { key: 'state', header: 'State', cell: ({ status }) => statusWords[status].label },
        ]}
        rows={one.orders}
        rowKey={({ id }) => id}
        empty="Nothing any more."
      />
    </div>
  );
}
