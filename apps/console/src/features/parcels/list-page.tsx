import type { OutputOf } from '@sgb/contract/client.ts';
import { countries } from '@sgb/contract/countries.ts';
import { parcelStatusIds, parcelWords } from '@sgb/contract/parcel-states.ts';
import { may } from '@sgb/contract/policy.ts';
import { parcelSorts } from '@sgb/contract/trade-desk.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { useMe } from '../../shared/session/me.ts';
import { sortIn } from '../../shared/table/sorting.ts';
import { type Column, Table } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { narrowedBy, tradeFilters } from '../../shared/trade/filters.ts';
import { Moment } from '../../shared/trade/moment.tsx';
import { StatusTag } from '../../shared/trade/status-tag.tsx';
import { ageOf } from '../../shared/words/age.ts';

type Row = OutputOf<'GET /api/staff/parcel/all'>['items'][number];

const columns: readonly Column<Row>[] = [
  { key: 'number', title: 'Parcel', value: ({ number }) => number },
  {
    key: 'status',
    title: 'State',
    value: ({ status }) => parcelWords[status].label,
    cell: ({ status }) => <StatusTag words={parcelWords[status]} />,
  },
  {
    key: 'since',
    title: 'In it for',
    value: ({ statusAt }) => statusAt,
    cell: ({ statusAt }) => ageOf(statusAt),
  },
  {
    key: 'who',
    title: 'Shopper',
    value: ({ shopper }) => shopper.username,
    cell: ({ shopper }) => <PersonLink id={shopper.id} name={shopper.username} />,
  },
  { key: 'country', title: 'To', value: ({ country }) => country },
  { key: 'line', title: 'Line', value: ({ line }) => line },
  { key: 'grams', title: 'g', value: ({ grams }) => grams, cell: ({ grams }) => formatCount(grams), end: true },
  { key: 'packed', title: 'Packed', value: ({ packed }) => (packed ? 'yes' : 'no') },
  { key: 'at', title: 'Made', value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

const total: Column<Row> = {
  key: 'total',
  title: 'Freight',
  value: ({ totalCents }) => totalCents ?? 0,
  cell: ({ totalCents }) => (totalCents === null ? '' : formatRand(totalCents)),
  end: true,
};

const filters = [
  {
    name: 'status',
    label: 'State',
    options: [
      { value: '0', label: 'All' },
      ...parcelStatusIds.map((id) => ({ value: String(id), label: parcelWords[id].label })),
    ],
  },
  {
    name: 'country',
    label: 'To',
    options: [
      { value: '0', label: 'Everywhere' },
      ...countries.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
  },
  { name: 'supplier', label: 'Supplier’s number' },
  ...tradeFilters,
];

function source(view: View) {
  const [status, country] = [Number(view.get('status')), Number(view.get('country'))];
  const supplier = Number(view.get('supplier'));
  return query('GET /api/staff/parcel/all', {
    ...(status > 0 && { status: status as 20 }),
    ...(country > 0 && { country: country as 1 }),
    ...(supplier > 0 && { supplierId: supplier }),
    ...narrowedBy(view),
    ...sortIn(view, parcelSorts),
  });
}

/** @public */
export function Component() {
  const navigate = useNavigate();
  const me = useMe();
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Parcels</h1>
      <Table
        title="Parcels"
        columns={may('orderMoney', me) ? [...columns, total] : columns}
        filters={filters}
        sorts={parcelSorts}
        source={source}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => navigate(`/parcels/${id}`)}
        empty="No parcel like that"
      />
    </>
  );
}
