import { orderStatuses } from '@sgb/contract/order-states.ts';
import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { createParcel, MadeParcel } from '@sgb/contract/parcels.ts';
import { addDays } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { actors, freeFromRound, lockOrders, moveOrders } from '../../buying/orders/index.ts';
import { type TreeAt, treeAtOf } from '../../goods/catalog/index.ts';
import { serviceApart } from '../../goods/pricing/index.ts';
import { lockReceivers } from '../../people/clients/index.ts';
import { grantPrice, storageSaved } from './member.ts';
import { setFreightAside, setGiftsAside, takeRehearsalFee } from './money.ts';
import { estimateParcel, faultsOf, type ParcelEstimate, type Wanted, wantedOf } from './quote/estimate.ts';
import { type Owner, readFacts, shelvesFrom } from './quote/shelves.ts';
import { numberAndMeter } from './quote/year-limit.ts';
import { parcelActors } from './rules.ts';
import { parcelTerms } from './settings.ts';
import * as store from './store.ts';
import { giftsIn } from './tills.ts';
import { receiverShown } from './view.ts';
import { type Step, writeParcel } from './write-store.ts';

type Input = z.output<typeof createParcel.input>;

export type Made = Pick<store.ParcelRow, 'id' | 'status' | 'totalCents' | 'dueCents'>;

export function madeOf({ id, status, totalCents, dueCents }: Made): MadeParcel {
  return { id, number: parcelNumber(id), status, totalCents, dueCents };
}

/** What a parcel says of its price, its way and its receiver. */
export function columnsOf({ receiver, declaration, declaredCents, load, quoted }: ParcelEstimate) {
  const { quote, groupMember } = quoted;
  const insurance = quote.lines.find((line) => line.kind === 'insurance');
  const { couponId, couponCents, scoin, scoinCents } = giftsIn(quote.lines);
  return {
    line: quote.line,
    lineName: quote.name,
    way: quote.way,
    daysFrom: quote.days.from,
    daysTo: quote.days.to,
    delivery: quote.delivery,
    groupMember,
    receiverId: receiver.id,
    countryId: receiver.countryId,
    receiver: receiverShown(receiver),
    idHash: receiver.idHashes[0] ?? null,
    declaration: [...declaration],
    declaredCents,
    services: quote.lines.flatMap((line) =>
      line.kind === 'service' ? [{ code: line.code, name: line.name, cents: line.cents }] : [],
    ),
    insured: insurance !== undefined,
    coverCents: insurance?.coveredCents ?? 0,
    quote: [...quote.lines],
    onArrival: [...quote.onArrival],
    ...load,
    couponId,
    couponCents,
    scoin,
    scoinCents,
    totalCents: quote.totalCents,
  };
}

export const priceChanged = (totalCents: number) =>
  refuse('parcelChanged', `Nothing was paid: it costs ${formatRand(totalCents)} now. Please look at it again.`, {
    totalCents,
  });

const rehearsalChanged = (rehearsalCents: number) =>
  refuse('parcelChanged', 'Nothing was paid: what rehearsal packing costs has changed. Please look at it again.', {
    rehearsalCents,
  });

export function roundColumns({ round }: Wanted) {
  if (!round) return { roundId: null, round: null };
  const { mostCents } = round;
  if (mostCents === null) throw new Error(`nobody was promised anything in round ${round.id}`);
  return { roundId: round.id, round: { ...round, mostCents } };
}

export const unpaid = { paidAt: null, holdId: null, heldCents: 0 } as const;

export interface Making extends Owner {
  readonly wanted: Wanted;
  readonly key: string;
  /** What the shopper saw; null: whatever it costs. */
  readonly agreedCents: number | null;
  readonly payNow: boolean;
  /** For whose balance is too low; left out: as for every parcel. */
  readonly payUntil?: Date;
  readonly autoDebit: boolean;
  /** What packing and weighing it first costs, as it was shown; left out: it is paid for first. */
  readonly rehearsalCents?: number;
}

/** The first answer again, to whoever sends the same wish again. */
async function replayed(tx: Tx, known: store.ParcelRow, { wanted, agreedCents }: Making): Promise<Made | Refusal> {
  const contents = await store.contentsOf(tx, [known.id]);
  const same =
    known.status !== parcelStatuses.cancelled &&
    (agreedCents === null || known.totalCents === agreedCents) &&
    contents.every(({ orderId }) => wanted.orderIds.includes(orderId));
  return same ? known : refuse('keyReused');
}

/** The beginning of its history. */
export function stepsOf({ status, totalCents }: Made, rehearsalCents = 0): Step[] {
  const who = parcelActors.shopper;
  const { waitingToPay, inWarehouse } = parcelStatuses;
  const why = rehearsalCents > 0 ? 'Put together, to be packed and weighed first' : 'Put together';
  const made = { from: null, to: waitingToPay, who, why, moneyCents: 0 - rehearsalCents };
  if (status === waitingToPay) return [made];
  return [made, { from: waitingToPay, to: inWarehouse, who, why: 'Freight set aside', moneyCents: -totalCents }];
}

/** Makes a parcel of collected orders: they leave their shelf for it, and it is paid for or waits to be. */
export async function makeParcel(
  app: Pick<App, 'vault' | 'files' | 'clock'>,
  tx: Tx,
  making: Making,
  at: TreeAt,
): Promise<Made | Refusal> {
  const { accountId, vipLevel, wanted, key, agreedCents, payNow, autoDebit, payUntil, rehearsalCents = 0 } = making;
  const { settings, now } = at;
  // Whoever deletes a receiver, or sends the same wish, waits here.
  await lockReceivers(tx, accountId);
  const orders = await lockOrders(tx, wanted.orderIds, accountId);
  const [known, facts] = await Promise.all([
    store.knownParcel(tx, accountId, key),
    readFacts(app, tx, making, wanted, at),
  ]);
  if (known) return replayed(tx, known, making);
  const shelves = shelvesFrom(app, making, wanted, orders, facts, at);
  if (shelves instanceof Refusal) return shelves;
  const estimate = estimateParcel(making, wanted, shelves, at);
  if (estimate instanceof Refusal) return estimate;
  const { receiver, declaredCents, quoted, contents } = estimate;
  const { id, meter } = await numberAndMeter(tx, { receiver, declaredCents, settings, now });
  const [fault] = faultsOf(estimate, meter);
  if (fault) return fault;
  const { totalCents, freightCents } = quoted.quote;
  if (agreedCents !== null && totalCents !== agreedCents) return priceChanged(totalCents);
  const feeCents = serviceApart(settings, 'rehearsal')?.cents ?? 0;
  if (rehearsalCents > 0 && rehearsalCents !== feeCents) return rehearsalChanged(feeCents);
  const storageCents = storageSaved(app, orders, facts.stored, vipLevel, at);
  const ended = await grantPrice(tx, { id, accountId, vipLevel }, { lines: quoted.quote.lines, storageCents }, now);
  if (ended) return ended;
  if (wanted.round) await freeFromRound(tx, wanted.round.id, [accountId]);
  const free = orders.map((order) => ({ ...order, roundId: null }));
  const stuck = await moveOrders(tx, free, {
    to: orderStatuses.waitingShipment,
    who: actors.shopper,
    by: accountId,
    why: `Parcel ${parcelNumber(id)}`,
    now,
    quiet: true,
  });
  if (stuck) return stuck;
  const columns = { ...columnsOf(estimate), ...roundColumns(wanted), id, accountId, holds: 0 };
  const gifts = await setGiftsAside(tx, columns, freightCents, at);
  if (gifts instanceof Refusal) return gifts;
  const waiting = {
    ...columns,
    ...gifts,
    ...unpaid,
    ...(rehearsalCents > 0
      ? { dueCents: 0, payUntil: null }
      : { dueCents: totalCents, payUntil: payUntil ?? addDays(now, settings.get(parcelTerms).waitDays) }),
  };
  // Whose balance is too low pays later.
  const paid =
    payNow && rehearsalCents === 0 && quoted.balanceCents >= totalCents ? await setFreightAside(tx, waiting, at) : {};
  if (paid instanceof Refusal) return paid;
  const status = 'paidAt' in paid ? parcelStatuses.inWarehouse : parcelStatuses.waitingToPay;
  const parcel = { ...waiting, ...paid, key, status, statusAt: now, createdAt: now, autoDebit, vipLevel };
  await writeParcel(tx, parcel, contents, stepsOf(parcel, rehearsalCents));
  if (rehearsalCents > 0) {
    const fee = await takeRehearsalFee(tx, parcel, rehearsalCents, at);
    if (fee instanceof Refusal) return fee;
    await store.noteRehearsal(tx, id, fee);
  }
  return parcel;
}

export async function create(call: Call<'shopper'>, input: Input): Promise<MadeParcel | Refusal> {
  const { accountId, vipLevel } = call.session;
  if (input.declared !== 1) return refuse('notDeclared');
  const making = {
    accountId,
    vipLevel,
    wanted: wantedOf(input),
    key: input.key,
    agreedCents: input.totalcents,
    payNow: input.paynow === 1,
    autoDebit: input.autodebit === 1,
    rehearsalCents: input.rehearsalcents,
  };
  const at = await treeAtOf(call);
  const made = await call.db.transact((tx) => makeParcel(call, tx, making, at));
  return made instanceof Refusal ? made : madeOf(made);
}
