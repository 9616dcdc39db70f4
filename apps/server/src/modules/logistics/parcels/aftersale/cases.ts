import { entryTypes } from '@sgb/contract/ledger.ts';
import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { transportWays } from '@sgb/contract/shipping.ts';
import { addDays } from '@sgb/contract/time.ts';
import { share } from '@sgb/money/convert.ts';
import { prorate } from '@sgb/money/prorate.ts';
import type { At } from '../../../../platform/at.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { balance, book, reverse } from '../../../books/ledger/index.ts';
import { ordersById, tellRefunded, worthOf } from '../../../buying/orders/index.ts';
import { journeyOf } from '../delivery/store.ts';
import { parcelLiability } from '../settings.ts';
import * as store from '../store.ts';
import { cashByTill, itemOf } from '../tills.ts';
import { claimedInTime, coverage } from './cover-rules.ts';

/** What after-sale cases know of parcels, and what they give back through them. */

interface Inside {
  readonly parcel: store.ParcelRow;
  readonly contents: readonly store.ContentRow[];
  /** Where among them the order is that was asked about. */
  readonly place: number;
}

/** The parcels that some orders travel in, and what else lies in them. */
async function insidesOf(reader: Sql, orderIds: readonly number[]): Promise<ReadonlyMap<number, Inside>> {
  const found = await store.parcelsOfOrders(reader, orderIds);
  if (found.length === 0) return new Map();
  const ids = [...new Set(found.map(({ id }) => id))];
  const parcels = new Map((await store.parcelsById(reader, ids)).map((parcel) => [parcel.id, parcel]));
  const contents = Map.groupBy(await store.contentsOf(reader, ids), ({ parcelId }) => parcelId);
  return new Map(
    found.flatMap(({ orderId, id }) => {
      const parcel = parcels.get(id);
      const inIt = contents.get(id) ?? [];
      const place = inIt.findIndex((content) => content.orderId === orderId);
      return parcel ? [[orderId, { parcel, contents: inIt, place }] as const] : [];
    }),
  );
}

const insideWith = async (reader: Sql, orderId: number) => (await insidesOf(reader, [orderId])).get(orderId);

/** What was charged when it was settled: by the estimate, or by the scales. */
function chargedLines({ settlement, quote, packedQuote }: store.ParcelRow) {
  if (settlement === null || settlement === 'waiting') return [];
  return settlement === 'same' || settlement === 'absorbed' ? quote : (packedQuote ?? quote);
}

/** What of it is paid when an insured parcel takes too long. */
export const delayOf = (parcel: store.ParcelRow, basisPoints: number): number => share(freightOf(parcel), basisPoints);

/** The freight in it, without services, storage and insurance, which were done whatever became of it. */
function freightOf(parcel: store.ParcelRow): number {
  return cashByTill(chargedLines(parcel))
    .filter(({ to }) => to === 'sales.freight' || to === 'sales.delivery')
    .reduce((sum, { amount }) => sum + amount, 0);
}

const sharesOf = ({ parcel, contents }: Pick<Inside, 'parcel' | 'contents'>) =>
  prorate(
    freightOf(parcel),
    contents.map(({ grams, pieces }) => grams * pieces),
  );

export async function parcelFactsOf(reader: Sql, orderIds: readonly number[]) {
  const insides = await insidesOf(reader, orderIds);
  return new Map(
    [...insides].map(([orderId, inside]) => {
      const { parcel, contents, place } = inside;
      const shareCents = sharesOf(inside)[place] ?? 0;
      const facts = {
        id: parcel.id,
        number: parcelNumber(parcel.id),
        air: parcel.way === transportWays.air,
        sentAt: parcel.leftAt,
        promisedAt: parcel.leftAt && addDays(parcel.leftAt, parcel.daysTo),
        shareCents,
        leftCents: shareCents - (contents[place]?.freightBackCents ?? 0),
      };
      return [orderId, facts];
    }),
  );
}

/** What parcels with some of these orders in them were paid for, once they are signed for. */
export async function signedParcelsOf(reader: Sql, orderIds: readonly number[]) {
  const insides = [...(await insidesOf(reader, orderIds)).values()];
  const byParcel = new Map(insides.map((inside) => [inside.parcel.id, inside]));
  return [...byParcel.values()].flatMap(({ parcel, contents }) => {
    if (parcel.status !== parcelStatuses.signed) return [];
    const { id, accountId, createdAt, delivery, statusAt } = parcel;
    const backCents = contents.reduce((sum, { freightBackCents }) => sum + freightBackCents, 0);
    return {
      id,
      accountId,
      createdAt,
      delivery,
      /** Who led the group shipment that it was a part of. */
      leaderId: parcel.round?.leaderId,
      signedAt: statusAt,
      freightLeftCents: freightOf(parcel) - backCents,
    };
  });
}

export async function contentOf(reader: Sql, accountId: number, expressId: number) {
  const parcel = await store.parcelById(reader, expressId, accountId);
  if (!parcel) return undefined;
  const contents = await store.contentsOf(reader, [parcel.id]);
  return { number: parcelNumber(parcel.id), orderIds: contents.map(({ orderId }) => orderId) };
}

/** Holds the parcel of an order; always before the order itself. */
export async function holdParcelOf(tx: Tx, orderId: number): Promise<void> {
  const [found] = await store.parcelsOfOrders(tx, [orderId]);
  if (found) await store.lockParcel(tx, found.id);
}

const noParcel = () => refuse('notFound', 'This order is not in a parcel.');

interface Back {
  readonly orderId: number;
  readonly cents: number;
  readonly key: string;
  readonly note: string;
  readonly now: Date;
}

/** Gives back freight of an order whose parcel is held: what was taken last first. */
export async function giveFreightBack(tx: Tx, back: Back): Promise<{ readonly entryId: number | null } | Refusal> {
  const inside = await insideWith(tx, back.orderId);
  if (!inside) return noParcel();
  const { parcel, contents, place } = inside;
  const left = (sharesOf(inside)[place] ?? 0) - (contents[place]?.freightBackCents ?? 0);
  if (back.cents > left) return refuse('refundTooLarge');
  const lines = chargedLines(parcel).reduce((sum, { cents }) => sum + cents, 0);
  const onTop = parcel.debitEntryId === null ? 0 : lines - parcel.totalCents;
  const gone = lines - parcel.chargedCents;
  const fromDebit = Math.min(back.cents, Math.max(0, onTop - gone));
  let entryId: number | null = null;
  for (const [name, from, amount] of [
    ['rest', parcel.debitEntryId, fromDebit],
    ['hold', parcel.captureEntryId, back.cents - fromDebit],
  ] as const) {
    if (from === null || amount === 0) continue;
    const reversed = await reverse(tx, {
      key: `parcel:${parcel.id}:${back.key}:${name}`,
      type: entryTypes.refund,
      ref: parcelNumber(parcel.id),
      note: back.note,
      entryId: from,
      parts: [{ item: itemOf(parcel.id), amount }],
      now: back.now,
    });
    if (reversed instanceof Refusal) return reversed;
    if (reversed.replayed) return { entryId: reversed.entryId };
    entryId = reversed.entryId;
  }
  await store.changeParcel(tx, parcel, { chargedCents: parcel.chargedCents - back.cents });
  await store.addToContent(tx, back.orderId, { freightBackCents: back.cents });
  tellRefunded(tx, back.orderId);
  return { entryId };
}

export interface Claim extends At {
  readonly orderId: number;
  /** Missing 1, damaged 3, not received 5; nothing else is a matter of the way. */
  readonly type: number;
  /** When the shopper told us. */
  readonly reportedAt: Date;
}

const notReceived = 5;
const claimTypes: readonly number[] = [1, 3, notReceived];

/** When whoever brought it said that it is there. */
async function deliveredAt(reader: Sql, parcelId: number): Promise<Date | null> {
  const moves = await store.transitionsOf(reader, parcelId);
  return moves.find(({ toStatus }) => toStatus === parcelStatuses.beingSigned)?.at ?? null;
}

/** What is still to be paid for an order because of what happened to its parcel. */
export async function claimable(reader: Sql, { orderId, type, reportedAt, settings }: Claim): Promise<number> {
  const inside = claimTypes.includes(type) ? await insideWith(reader, orderId) : undefined;
  if (!inside) return 0;
  const { parcel, contents, place } = inside;
  const lost = (await journeyOf(reader, parcel.id))?.lostAt != null;
  if (type === notReceived && !lost) return 0;
  const liability = settings.get(parcelLiability);
  const inTime = type === notReceived || claimedInTime(await deliveredAt(reader, parcel.id), reportedAt, liability);
  if (!inTime) return 0;
  const orders = await ordersById(
    reader,
    contents.map((content) => content.orderId),
  );
  const worth = new Map(orders.map((order) => [order.id, worthOf(order)]));
  const carried = contents.map((content) => ({
    orderId: content.orderId,
    goodsCents: worth.get(content.orderId) ?? 0,
    grams: content.grams * content.pieces,
  }));
  const facts = { insured: parcel.insured, coverCents: parcel.coverCents, grams: parcel.packedGrams ?? parcel.grams };
  const cover = coverage(facts, carried, sharesOf(inside), type === notReceived, liability)[place] ?? 0;
  const { freightBackCents = 0, compensatedCents = 0 } = contents[place] ?? {};
  const goodsBack = orders.find(({ id }) => id === orderId)?.returned.goods ?? 0;
  return Math.max(0, cover - freightBackCents - compensatedCents - goodsBack);
}

/** Pays for an order whose parcel is held. */
export async function compensate(tx: Tx, claim: Claim & { readonly key: string }) {
  const inside = await insideWith(tx, claim.orderId);
  if (!inside) return noParcel();
  const cents = await claimable(tx, claim);
  if (cents === 0) return { cents, entryId: null };
  const { parcel } = inside;
  const paid = await book(tx, {
    key: `parcel:${parcel.id}:${claim.key}:claim`,
    type: entryTypes.compensation,
    ref: parcelNumber(parcel.id),
    note: parcel.insured ? 'By its insurance' : 'For what was lost',
    postings: [{ from: 'compensations', to: balance(parcel.accountId, 'available'), amount: cents }],
    now: claim.now,
  });
  if (paid instanceof Refusal) return paid;
  if (!paid.replayed) await store.addToContent(tx, claim.orderId, { compensatedCents: cents });
  return { cents, entryId: paid.entryId };
}
