import type { ParcelStatus } from '@sgb/contract/parcel-states.ts';
import type { ParcelDelivery } from '@sgb/contract/shipping.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { OrderRow } from '../../buying/orders/index.ts';
import type { TreeAt } from '../../goods/catalog/index.ts';
import { type ParcelAddressee, parcelAddressee } from '../../people/clients/index.ts';
import { type StoredRow, shelvedGoods } from '../warehouse/index.ts';
import { changeJourney, ensureJourney } from './delivery/store.ts';
import { estimateParcel, faultsOf, type ParcelEstimate, type Wanted } from './quote/estimate.ts';
import { type Opened, type Owner, shelvesFrom } from './quote/shelves.ts';
import { yearMeter } from './quote/year-limit.ts';
import { changeParcel, contentsOf, type ParcelRow } from './store.ts';
import type { ParcelRound } from './tables.ts';

/** Parcels that are parts of a group shipment. */

export interface PartWish extends Omit<Wanted, 'round' | 'delivery' | 'services' | 'couponId' | 'coins'> {
  readonly round: NonNullable<Wanted['round']>;
}

/** It is fetched from the ambassador; coupons and coins are for parcels that travel alone. */
export const partWanted = (wish: PartWish): Wanted => ({
  ...wish,
  delivery: 'ambassador',
  services: [],
  couponId: 0,
  coins: 0,
});

/** What of an account a part of a group shipment follows from. */
export interface PartFacts {
  readonly receiver: ParcelAddressee | undefined;
  readonly stored: readonly StoredRow[];
}

/** Neither coupons nor coins count, and what lies in the balance is looked into when it is taken. */
export const accountOf = ({ receiver, stored }: PartFacts) => ({
  stored,
  account: { receiver, groupMember: true, coupons: [], balances: new Map() },
});

/** In one round trip with whatever else is asked for; without a receiver that is named, the default one. */
export async function readPartFacts(
  app: Pick<Opened, 'vault'>,
  reader: Sql,
  accountId: number,
  { receiverId, orderIds }: { readonly receiverId: number | undefined; readonly orderIds: readonly number[] },
): Promise<PartFacts> {
  const [receiver, stored] = await Promise.all([
    parcelAddressee(app, reader, accountId, receiverId),
    shelvedGoods(reader, orderIds),
  ]);
  return { receiver, stored };
}

/** What a part of a group shipment would be, of orders that may not be in it yet; or why it cannot be one. */
export async function estimatePart(
  app: Opened,
  reader: Sql,
  owner: Owner,
  { wish, orders, facts }: { readonly wish: PartWish; readonly orders: readonly OrderRow[]; readonly facts: PartFacts },
  at: TreeAt,
): Promise<ParcelEstimate | Refusal> {
  const wanted = partWanted(wish);
  const shelves = shelvesFrom(app, owner, wanted, orders, accountOf(facts), at);
  if (shelves instanceof Refusal) return shelves;
  const estimate = estimateParcel(owner, wanted, shelves, at);
  if (estimate instanceof Refusal) return estimate;
  const { receiver, declaredCents } = estimate;
  const [fault] = faultsOf(estimate, await yearMeter(reader, { receiver, declaredCents, ...at }));
  return fault ?? estimate;
}

export interface RoundParcel {
  readonly id: number;
  readonly roundId: number;
  readonly accountId: number;
  readonly status: ParcelStatus;
  readonly statusAt: Date;
  readonly totalCents: number;
  readonly chargedCents: number;
  readonly dueCents: number;
  readonly payUntil: Date | null;
  readonly packed: boolean;
  readonly packedAt: Date | null;
  readonly delivery: ParcelDelivery;
  /** What the receiver says; '' before it has left. */
  readonly code: string;
  readonly lockedUntil: Date | null;
}

const ofText = `
  select p.id, p.round_id as "roundId", p.account_id as "accountId", p.status, p.status_at as "statusAt",
    p.total_cents as "totalCents", p.charged_cents as "chargedCents", p.due_cents as "dueCents",
    p.pay_until as "payUntil", p.packed_at is not null as packed, p.packed_at as "packedAt", p.delivery, coalesce(j.code, '') as code,
    j.locked_until as "lockedUntil"
  from parcels p left join parcel_journeys j on j.parcel_id = p.id
  where p.round_id = any($1::int[]) and ($2::int is null or p.account_id = $2::int) order by p.id`;

/** The inner parcels of some rounds, or those of one account. */
export function roundParcels(reader: Sql, roundIds: readonly number[], accountId?: number): Promise<RoundParcel[]> {
  return reader.run<RoundParcel>('parcels.ofRounds', ofText, [[...roundIds], accountId ?? null]);
}

const billText = `
  update parcels set round = round || jsonb_build_object('basisPoints', b.basis_points, 'packingCents', b.cents, 'billed', true)
  from unnest($1::int[], $2::int[], $3::int[]) as b (id, basis_points, cents) where parcels.id = b.id`;

/** What held parcels will cost once they are packed, because everybody in the round has paid or dropped out. */
export async function billInner(
  tx: Tx,
  bills: readonly ({ readonly id: number } & Pick<ParcelRound, 'basisPoints' | 'packingCents'>)[],
): Promise<void> {
  const lists = [
    bills.map(({ id }) => id),
    bills.map((each) => each.basisPoints),
    bills.map((each) => each.packingCents),
  ];
  await tx.run('parcels.billInner', billText, lists);
}

/** Nobody fetched it: from now on it waits at our depot. */
export async function backToDepot(tx: Tx, parcel: ParcelRow, now: Date): Promise<ParcelRow> {
  await ensureJourney(tx, parcel.id, now);
  await changeJourney(tx, parcel.id, { readyAt: now, lastScanAt: now, remindedAt: null });
  return changeParcel(tx, parcel, { delivery: 'depot' });
}

/** The numbers of what is in a parcel. */
export const ordersOfParcel = async (reader: Sql, id: number): Promise<number[]> =>
  (await contentsOf(reader, [id])).map(({ orderId }) => orderId);

const apartText = `
  select id from parcels where status in (8, 20) and id <> all($1::int[])
    and round_id in (select round_id from parcels where id = any($1::int[])) limit 1`;

/** A parcel of a round that would be left behind if these went. */
export async function leftBehind(reader: Sql, ids: readonly number[]): Promise<number | undefined> {
  return (await reader.run<{ id: number }>('parcels.leftBehind', apartText, [[...ids]]))[0]?.id;
}
