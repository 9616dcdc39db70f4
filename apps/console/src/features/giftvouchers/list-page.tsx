import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime, lastMoment, shortDate } from '@sgb/contract/date-words.ts';
import { giftVoucherStates, giftVoucherStateWords } from '@sgb/contract/gift-voucher-rules.ts';
import { giftVoucherSorts } from '@sgb/contract/gift-vouchers.ts';
import { formatRand } from '@sgb/money/format.ts';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import { sortIn } from '../../shared/table/sorting.ts';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

type Voucher = OutputOf<'GET /api/staff/giftvoucher/list'>['items'][number];

const columns: readonly Column<Voucher>[] = [
  { key: 'number', title: 'Voucher', value: ({ number }) => number },
  { key: 'buyer', title: 'Bought by', value: ({ buyer }) => buyer },
  { key: 'redeemer', title: 'Redeemed by', value: ({ redeemer }) => redeemer },
  { key: 'state', title: 'State', value: ({ state }) => giftVoucherStateWords[state] },
  {
    key: 'amount',
    title: 'Worth',
    value: ({ amountCents }) => amountCents,
    cell: ({ amountCents }) => formatRand(amountCents),
    end: true,
  },
  { key: 'at', title: 'Bought', value: ({ boughtAt }) => boughtAt, cell: ({ boughtAt }) => dateAndTime(boughtAt) },
  {
    key: 'until',
    title: 'Good until',
    value: ({ until }) => until,
    cell: ({ until }) => shortDate(lastMoment(until)),
  },
];

const filters = [
  { name: 'q', label: 'Shopper or number' },
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '0', label: 'All' },
      ...Object.entries(giftVoucherStateWords).map(([value, label]) => ({ value, label })),
    ],
  },
];

const source = (view: View) =>
  query('GET /api/staff/giftvoucher/list', {
    q: view.get('q') ?? '',
    state: Number(view.get('state') ?? 0) as 0,
    ...sortIn(view, giftVoucherSorts),
  });

function nextWords({ state, buyer }: Voucher): string {
  return state === giftVoucherStates.open
    ? `Nothing: whoever has the code redeems it. ${buyer} sees the code, and can take the voucher back while it is new.`
    : 'Nothing: it has ended.';
}

/** @public */
export function Component() {
  return (
    <ListPage
      title="Gift vouchers"
      columns={columns}
      filters={filters}
      sorts={giftVoucherSorts}
      source={source}
      rowKey={({ number }) => number}
      empty="No voucher like that"
    >
      {(one) => (
        <Detail
          head={{
            number: one.number,
            title: `${formatRand(one.amountCents)} of ${one.buyer}`,
            state: giftVoucherStateWords[one.state],
            age: `${ageOf(one.boughtAt)} old`,
            owner: '',
          }}
          actions={<p className="text-ink-soft text-sm">{nextWords(one)}</p>}
          facts={[
            ['Bought by', one.buyer],
            ['Redeemed by', one.redeemer || 'Nobody'],
            ['Code ends in', one.codeTail],
            ['Good until', shortDate(lastMoment(one.until))],
          ]}
          money={[['Worth', formatRand(one.amountCents)]]}
          timeline={[
            { at: one.boughtAt, who: one.buyer, text: 'Bought it' },
            ...(one.endedAt
              ? [{ at: one.endedAt, who: one.redeemer || 'The shop', text: giftVoucherStateWords[one.state] }]
              : []),
          ]}
        />
      )}
    </ListPage>
  );
}
