import { type ParcelStatus, parcelNumber, parcelStatuses, parcelWords } from '@sgb/contract/parcel-states.ts';
import type { Sql } from '../../../platform/db/database.ts';
import {
  type Desk,
  dayOf,
  type FoundRow,
  numberFinder,
  personPart,
  type Series,
  waybills,
} from '../../../platform/desk.ts';
import { scanners } from './floor.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly status: ParcelStatus;
  readonly at: Date;
  readonly accountId: number;
}

const foundText = `select id, line as title, status, created_at as at, account_id as "accountId" from parcels`;

/** What left under one waybill. */
const batchText = `${foundText} where batch_id = (select b.id from parcel_batches b where upper(b.waybill) = $1 limit 1)
  order by id limit 10`;

const shown = ({ status, ...row }: Row): FoundRow => ({
  ...row,
  number: parcelNumber(row.id),
  state: parcelWords[status].label,
  cents: null,
});

/** Parcels by their numbers, for whoever knows them by another name. */
export async function parcelsFound(reader: Sql, ids: readonly number[]): Promise<FoundRow[]> {
  return (await reader.run<Row>('desk.find.parcels', `${foundText} where id = any($1) order by id`, [ids])).map(shown);
}

/** How many days it took, of those that were signed for on a day. */
const daysSeries = (name: string, title: string, since: 'paid_at' | 'left_at'): Series => ({
  name,
  title,
  plot: 'delivery',
  right: 'staff',
  text: `select ${dayOf('status_at')} as day, round(avg(extract(epoch from status_at - ${since}) / 86400), 1) as value from parcels
    where status = ${parcelStatuses.signed} and status_at >= $1 and status_at <= $2 and ${since} is not null group by 1`,
});

export const desk: Desk = {
  series: [
    {
      name: 'sales.freight',
      sums: true,
      title: 'Freight',
      plot: 'sales',
      right: 'orderMoney',
      text: `select ${dayOf('paid_at')} as day, sum(total_cents) as value from parcels
        where paid_at >= $1 and paid_at <= $2 and status <> 99 group by 1`,
    },
    daysSeries('delivery.paid', 'Since they were paid for', 'paid_at'),
    daysSeries('delivery.left', 'Since they left China', 'left_at'),
  ],
  scanners,
  queues: [
    {
      name: 'packing',
      title: 'Parcels to pack',
      right: 'warehouse',
      text: `select count(*)::int as count, min(coalesce(paid_at, created_at)) as oldest
        from parcels where packed_at is null and (status = 20 or (status = 8 and rehearsal_cents > 0))`,
    },
    {
      name: 'leaving',
      title: 'Packed, to dispatch',
      right: 'warehouse',
      text: `select count(*)::int as count, min(packed_at) as oldest
        from parcels where status = 20 and packed_at is not null`,
    },
    {
      name: 'handOver',
      title: 'In Johannesburg, to hand on',
      right: 'warehouse',
      text: `select count(*)::int as count, min(status_at) as oldest
        from parcels where status = 67`,
    },
    {
      name: 'depot',
      title: 'At the depot, to be fetched',
      right: 'warehouse',
      text: `select count(*)::int as count, min(status_at) as oldest
        from parcels where status = 73`,
    },
  ],
  finders: [
    numberFinder<Row>({ kind: 'parcel', right: 'orders', prefix: 'pc', text: `${foundText} where id = $1`, shown }),
    {
      kind: 'parcel',
      right: 'orders',
      pattern: waybills,
      read: async (reader, typed) =>
        (await reader.run<Row>('desk.find.parcel.batch', batchText, [typed.toUpperCase()])).map(shown),
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
