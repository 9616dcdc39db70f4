import { waybillPattern } from '@sgb/contract/console.ts';
import { type ParcelStatus, parcelNumber, parcelWords } from '@sgb/contract/parcel-states.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type Desk, type FoundRow, numberFinder, personPart, queueOf } from '../../../platform/desk.ts';
import { scanners } from './floor.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly status: ParcelStatus;
  readonly at: Date;
  readonly accountId: number;
}

const columns = 'id, line as title, status, created_at as at, account_id as "accountId"';
const found = ({ status, ...row }: Row) => ({
  ...row,
  number: parcelNumber(row.id),
  state: parcelWords[status].label,
  cents: null,
});

/** Parcels that a carrier knows by another number, as the search box shows them. */
export async function foundParcels(reader: Sql, ids: readonly number[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const text = `select ${columns} from parcels where id = any($1::int[]) order by id limit 20`;
  return (await reader.run<Row>('desk.find.parcels', text, [[...ids]])).map(found);
}

export const desk: Desk = {
  scanners,
  queues: [
    queueOf({
      name: 'packing',
      title: 'Parcels to pack',
      right: 'warehouse',
      text: `select count(*)::int as count, min(paid_at) as oldest, null::timestamptz as due
        from parcels where status = 20 and packed_at is null`,
    }),
    queueOf({
      name: 'leaving',
      title: 'Packed, to dispatch',
      right: 'warehouse',
      text: `select count(*)::int as count, min(packed_at) as oldest, null::timestamptz as due
        from parcels where status = 20 and packed_at is not null`,
    }),
    queueOf({
      name: 'handOver',
      title: 'In Johannesburg, to hand on',
      right: 'warehouse',
      text: `select count(*)::int as count, min(status_at) as oldest, null::timestamptz as due
        from parcels where status = 67`,
    }),
    queueOf({
      name: 'depot',
      title: 'At the depot, to be fetched',
      right: 'warehouse',
      text: `select count(*)::int as count, min(status_at) as oldest, null::timestamptz as due
        from parcels where status = 73`,
    }),
  ],
  finders: [
    numberFinder<Row>({
      kind: 'parcel',
      right: 'orders',
      prefix: 'pc',
      text: `select ${columns} from parcels where id = $1`,
      shown: found,
    }),
    {
      kind: 'parcel',
      right: 'orders',
      pattern: waybillPattern,
      async read(reader, typed) {
        const text = `select ${columns} from parcels
          where batch_id = (select id from parcel_batches where waybill = $1) order by id limit 20`;
        return (await reader.run<Row>('desk.find.batch', text, [typed.toUpperCase()])).map(found);
      },
    },
  ],
  people: [
    personPart<Row & { total: number }>({
      name: 'parcels',
      title: 'Parcels',
      kind: 'parcel',
      right: 'staff',
      text: `select id, line as title, status, created_at as at, account_id as "accountId", count(*) over ()::int as total
        from parcels where account_id = $1 order by id desc limit 5`,
      shown: ({ id, title, status, at }) => {
        return { id, number: parcelNumber(id), title, state: parcelWords[status].label, at, cents: null };
      },
    }),
  ],
};
