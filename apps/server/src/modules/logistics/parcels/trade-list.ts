import type { CountryId } from '@sgb/contract/countries.ts';
import { type ParcelStatus, parcelStatusIds } from '@sgb/contract/parcel-states.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { newestRows } from '../../../platform/db/newest.ts';
import type { ParcelRow } from './store.ts';

/** Which parcels of all shoppers are wanted, the newest first. */
interface AnyParcels {
  readonly status: ParcelStatus | undefined;
  readonly country: CountryId | undefined;
  readonly accountId: number | undefined;
  /** Those with one of these orders in them. */
  readonly orderIds: readonly number[] | undefined;
  readonly from: Date | undefined;
  readonly before: Date | undefined;
  readonly after: number | undefined;
}

type Listed = Pick<
  ParcelRow,
  | 'id'
  | 'accountId'
  | 'status'
  | 'statusAt'
  | 'createdAt'
  | 'line'
  | 'countryId'
  | 'grams'
  | 'packedGrams'
  | 'packedAt'
  | 'totalCents'
>;

const columns = `t.id, t.account_id as "accountId", t.status, t.status_at as "statusAt", t.created_at as "createdAt",
  t.line, t.country_id as "countryId", t.grams, t.packed_grams as "packedGrams", t.packed_at as "packedAt",
  t.total_cents as "totalCents"`;

const holdingText =
  'select distinct parcel_id as id from parcel_orders where order_id = any($1::int[]) and dropped_at is null';

const holding = async (reader: Sql, orderIds: readonly number[]): Promise<number[]> =>
  (await reader.run<{ id: number }>('parcels.holding', holdingText, [[...orderIds]])).map(({ id }) => id);

export async function anyParcels(reader: Sql, wanted: AnyParcels, most: number): Promise<Listed[]> {
  const { status, country, accountId, orderIds, from, before, after } = wanted;
  const among = orderIds && (await holding(reader, orderIds));
  return newestRows<Listed>(
    reader,
    {
      table: 'parcels',
      columns,
      statuses: status === undefined ? parcelStatusIds : [status],
      narrow: { account_id: accountId, country_id: country },
      equal: {},
      ...{ among, from, before, after },
    },
    most,
  );
}
