import type { OutputOf } from '@sgb/contract/client.ts';
import { refundStateWords } from '@sgb/contract/refund-states.ts';
import { formatDecimal, formatRand } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { Link } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { ReturnForm } from './return-form.tsx';

type Refund = OutputOf<'GET /api/staff/purchase/refunds'>['items'][number];

const toneOf = (state: Refund['state']) =>
  state === 80 ? 'good' : state === 90 ? 'danger' : state === 25 || state === 30 ? 'warn' : 'info';

const columns: readonly Column<Refund>[] = [
  { key: 'number', title: 'Purchase', value: ({ number }) => number },
  { key: 'supplier', title: 'Seller', value: ({ supplierName }) => supplierName },
  { key: 'reason', title: 'Reason', value: ({ reason }) => reason },
  {
    key: 'asked',
    title: 'Asked (¥)',
    value: ({ goodsFen, freightFen }) => goodsFen + freightFen,
    cell: ({ goodsFen, freightFen }) => formatDecimal(goodsFen + freightFen),
    end: true,
  },
  {
    key: 'state',
    title: 'State',
    value: ({ state }) => refundStateWords[state],
    cell: ({ state }) => <Tag tone={toneOf(state)}>{refundStateWords[state]}</Tag>,
  },
  { key: 'since', title: 'Since', value: ({ changedAt }) => changedAt, cell: ({ changedAt }) => ageOf(changedAt) },
];

const shows = [
  { value: 'open', label: 'Open' },
  { value: 'waiting', label: 'Waits for us' },
  { value: 'all', label: 'All' },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/purchase/refunds', { show: (view.get('show') ?? 'open') as 'open', page });

function Actions({ one }: { one: Refund }) {
  if (one.state === 30) return <ReturnForm one={one} />;
  if (one.state === 25) {
    return (
      <p className="text-sm">
        The seller said no to it as it is. Change or close it on 1688’s own page; the shop follows.
      </p>
    );
  }
  const words = one.state >= 80 ? 'Nothing: it has ended.' : 'Nothing: the shop asks how it stands every half hour.';
  return <p className="text-ink-soft text-sm">{words}</p>;
}

/** @public */
export function Component() {
  return (
    <ListPage
      title="Money back from sellers"
      columns={columns}
      filters={[{ name: 'show', label: 'Shown', options: shows }]}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ state }) => state}
      empty="Nothing is asked back from a seller"
    >
      {(one) => (
        <Detail
          head={{
            number: one.number,
            title: one.supplierName,
            state: refundStateWords[one.state],
            tone: toneOf(one.state),
            age: `${ageOf(one.askedAt)} old`,
            owner: '',
          }}
          actions={<Actions one={one} />}
          facts={[
            [
              'Purchase',
              <Link key="purchase" to={`/purchases/${one.purchaseId}`} className="text-brand underline">
                {one.number}
              </Link>,
            ],
            ['Their order', one.supplierOrderId],
            ['Their number of it', one.refundId ?? 'none yet'],
            ['Reason', one.reason],
            ['What is wrong', one.note],
            ['The goods', one.returning ? 'go back' : 'stay with us'],
            ...(one.bill ? [['Sent back with', `${one.company} ${one.bill}`] as const] : []),
            ...(one.answer ? [['They said', one.answer] as const] : []),
            [
              'Pictures',
              one.photos.length === 0
                ? 'none'
                : one.photos.map((address, place) => (
                    <a
                      key={address}
                      href={address}
                      target="_blank"
                      rel="noreferrer"
                      className="mr-2 text-brand underline"
                    >
                      {place + 1}
                    </a>
                  )),
            ],
          ]}
          money={[
            ['Asked for the goods', `¥${formatDecimal(one.goodsFen)}`],
            ['Asked for the freight', `¥${formatDecimal(one.freightFen)}`],
            ['Came back', one.refundedFen === null ? 'not yet' : `¥${formatDecimal(one.refundedFen)}`],
            ['Booked', one.backCents === null ? 'not yet' : formatRand(one.backCents)],
          ]}
          timeline={[
            { at: one.askedAt, who: 'Us', text: 'Asked for money back' },
            { at: one.changedAt, who: 'The shop', text: refundStateWords[one.state] },
          ]}
        />
      )}
    </ListPage>
  );
}
