import type { ParcelStatus } from '@sgb/contract/parcel-states.ts';
import { getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { Who } from './rules.ts';
import type { NewContent, ParcelRow } from './store.ts';
import { parcels } from './tables.ts';

/** What a new parcel has something to say of; whatever comes later begins as the table says. */
const first = [
  'id',
  'accountId',
  'key',
  'status',
  'statusAt',
  'createdAt',
  'line',
  'lineName',
  'way',
  'daysFrom',
  'daysTo',
  'delivery',
  'groupMember',
  'receiverId',
  'countryId',
  'receiver',
  'idHash',
  'declaration',
  'declaredCents',
  'services',
  'insured',
  'coverCents',
  'autoDebit',
  'vipLevel',
  'quote',
  'onArrival',
  'grams',
  'cubicCentimetres',
  'couponId',
  'couponCents',
  'scoin',
  'scoinCents',
  'totalCents',
  'scoinHoldId',
  'holdId',
  'heldCents',
  'holds',
  'paidAt',
  'dueCents',
  'payUntil',
  'roundId',
  'round',
] as const satisfies readonly (keyof ParcelRow)[];

type NewParcel = Pick<ParcelRow, (typeof first)[number]>;

const columns = first.map((name) => ({ name, column: getTableColumns(parcels)[name] }));

const writeText = `
  with parcel as (
    insert into parcels (${columns.map(({ column }) => column.name).join(', ')}) overriding system value
    values (${columns.map((_, place) => `$${place + 1}`).join(', ')})
  ), contents as (
    insert into parcel_orders (parcel_id, order_id, grams, length_mm, width_mm, height_mm, pieces, storage_cents)
    select $1::int, "orderId", grams, "lengthMm", "widthMm", "heightMm", pieces, coalesce("storageCents", 0)
    from json_to_recordset($${columns.length + 1}) as content ("orderId" int, grams int, "lengthMm" int, "widthMm" int,
      "heightMm" int, pieces int, "storageCents" int)
  ), draft as (
    delete from parcel_drafts
    where account_id = $2::int and coalesce(jsonb_array_length(draft -> 'next'), 0) = 0
  )
  insert into parcel_transitions (parcel_id, at, from_status, to_status, who, by_account, why, money_cents)
  select $1::int, $6::timestamptz, "from", "to", who, $2::int, why, "moneyCents"
  from json_to_recordset($${columns.length + 2}) as move ("from" int, "to" int, who int, why text, "moneyCents" int)`;

export interface Step {
  readonly from: ParcelStatus | null;
  readonly to: ParcelStatus;
  readonly who: Who;
  readonly why: string;
  readonly moneyCents: number;
}

/** A new parcel, what is in it and the beginning of its history; the draft that it was made from is over, unless others follow. */
export async function writeParcel(
  tx: Tx,
  parcel: NewParcel,
  contents: readonly NewContent[],
  steps: readonly Step[],
): Promise<void> {
  const values = columns.map(({ name, column }) => {
    const value = parcel[name];
    return value === null ? null : column.mapToDriverValue(value as never);
  });
  await tx.run('parcels.write', writeText, [...values, JSON.stringify(contents), JSON.stringify(steps)]);
}

const writeManyText = `
  with given as materialized (
    select * from jsonb_populate_recordset(null::parcels, $1::jsonb)
  ), parcel as (
    insert into parcels (${columns.map(({ column }) => column.name).join(', ')}) overriding system value
    select ${columns.map(({ column }) => column.name).join(', ')} from given
  ), contents as (
    insert into parcel_orders (parcel_id, order_id, grams, length_mm, width_mm, height_mm, pieces, storage_cents)
    select "parcelId", "orderId", grams, "lengthMm", "widthMm", "heightMm", pieces, coalesce("storageCents", 0)
    from json_to_recordset($2) as content ("parcelId" int, "orderId" int, grams int, "lengthMm" int, "widthMm" int,
      "heightMm" int, pieces int, "storageCents" int)
  ), draft as (
    delete from parcel_drafts
    where account_id in (select account_id from given) and coalesce(jsonb_array_length(draft -> 'next'), 0) = 0
  )
  insert into parcel_transitions (parcel_id, at, from_status, to_status, who, by_account, why, money_cents)
  select given.id, given.created_at, "from", "to", who, given.account_id, why, "moneyCents"
  from rows from (json_to_recordset($3) as ("parcelId" int, "from" int, "to" int, who int, why text, "moneyCents" int))
    with ordinality as move (parcel_id, "from", "to", who, why, "moneyCents", place)
  join given on given.id = move.parcel_id order by move.place`;

interface WholeParcel {
  readonly parcel: NewParcel;
  readonly contents: readonly NewContent[];
  readonly steps: readonly Step[];
}

/** A value as JSON that the column's type reads. */
const plain = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);

/** The same for many parcels in one statement. */
export async function writeParcels(tx: Tx, all: readonly WholeParcel[]): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ parcel }) =>
    Object.fromEntries(columns.map(({ name, column }) => [column.name, plain(parcel[name])])),
  );
  const withNumber = <Each extends object>({ parcel }: WholeParcel, each: readonly Each[]) =>
    each.map((one) => ({ ...one, parcelId: parcel.id }));
  await tx.run('parcels.writeMany', writeManyText, [
    JSON.stringify(rows),
    JSON.stringify(all.flatMap((each) => withNumber(each, each.contents))),
    JSON.stringify(all.flatMap((each) => withNumber(each, each.steps))),
  ]);
}
