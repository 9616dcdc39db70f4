import { type CountryId, countryIds } from '@sgb/contract/countries.ts';
import { type ParcelStatus, parcelStatusIds } from '@sgb/contract/parcel-states.ts';
import type { Sort } from '@sgb/contract/sorting.ts';
import type { parcelSorts } from '@sgb/contract/trade-desk.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type Sorts, sortedIds } from '../../../platform/db/sorted.ts';

type ParcelSort = (typeof parcelSorts)[number];

/** Which parcels of all shoppers are wanted, and in which order. */
interface AnyParcels {
  readonly status: ParcelStatus | undefined;
  readonly country: CountryId | undefined;
  readonly accountId: number | undefined;
  /** Those with one of these orders in them. */
  readonly orderIds: readonly number[] | undefined;
  readonly from: Date | undefined;
  readonly before: Date | undefined;
  readonly sort: Sort<ParcelSort>;
  readonly after: string | undefined;
}

const sorts: Sorts<ParcelSort> = {
  at: { column: 't.created_at', kind: 'moment' },
  since: { column: 't.status_at', kind: 'moment' },
  total: { column: 't.total_cents', kind: 'number' },
};

const holdingText =
  'select distinct parcel_id as id from parcel_orders where order_id = any($1::int[]) and dropped_at is null';

const holding = async (reader: Sql, orderIds: readonly number[]): Promise<number[]> =>
  (await reader.run<{ id: number }>('parcels.holding', holdingText, [[...orderIds]])).map(({ id }) => id);

export async function anyParcels(reader: Sql, wanted: AnyParcels) {
  const { status, country, accountId, orderIds, from, before, sort, after } = wanted;
  const among = orderIds && (await holding(reader, orderIds));
  const statuses = status === undefined ? parcelStatusIds : [status];
  const byTime = sort.endsWith('at');
  // Of these there are few, or an index has them by time.
  const rare = byTime || country !== countryIds[0] ? country : undefined;
  const narrowed = [rare, accountId, among, byTime ? undefined : from].some((each) => each !== undefined);
  return sortedIds(reader, {
    table: 'parcels',
    ...{ sorts, sort, after },
    each: narrowed ? undefined : { status: statuses },
    where: [
      ['t.account_id = ?', accountId],
      ['t.country_id = ?', country],
      ['t.id = any(?::int[])', among],
      ['t.created_at >= ?', from],
      ['t.created_at < ?', before],
      ['t.status = any(?::smallint[])', narrowed ? [...statuses] : undefined],
    ],
  });
}
