import { orderNumber } from '@sgb/contract/order-states.ts';
import { type ParcelStatus, parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { changeReceiver, changeWay, MadeParcel, takeOutOrder } from '@sgb/contract/parcels.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { actors, lockOrders, moveOrders } from '../../buying/orders/index.ts';
import { type TreeAt, treeAtOf } from '../../goods/catalog/index.ts';
import { lockReceivers, parcelAddressee } from '../../people/clients/index.ts';
import { columnsOf, madeOf, priceChanged } from './create.ts';
import { grantAnew, requoteFor } from './member.ts';
import { freeGifts, holdFreight, releaseFreight, takeGifts } from './money.ts';
import { faultsOf, readAndEstimate } from './quote/estimate.ts';
import { meterFault, receiverFault } from './quote/fault-rules.ts';
import { declarationOf, shelved } from './quote/goods.ts';
import { type Choice, choiceOf } from './quote/quote.ts';
import { heldYearMeter } from './quote/year-limit.ts';
import { notYours, refusalToChange } from './refusals.ts';
import { isRehearsed, parcelActors, receiverChangeable } from './rules.ts';
import * as store from './store.ts';
import { receiverShown } from './view.ts';

type ShopperCall = Call<'shopper'>;

/** Who changes it: the shopper, or somebody of staff for them. */
interface By {
  readonly who: (typeof parcelActors)['shopper' | 'staff'];
  readonly by: number;
}

const note = (tx: Tx, parcel: store.ParcelRow, why: string, now: Date, moneyCents: number, by?: By) =>
  store.writeTransition(tx, parcel, parcel.status, {
    to: parcel.status,
    ...(by ?? { who: parcelActors.shopper, by: parcel.accountId }),
    why,
    now,
    moneyCents,
  });

interface Requote {
  readonly choice: Choice;
  readonly why: string;
  /** What the shopper saw; null: whatever it costs. */
  readonly agreedCents: number | null;
  /** Of the shopper, at this moment. */
  readonly vipLevel: VipLevel;
}

/** A held parcel with nothing set aside for it, as if it were to be made now. */
async function withNothingAside(app: Pick<App, 'files' | 'clock'>, tx: Tx, parcel: store.ParcelRow, at: TreeAt) {
  const freed = await freeGifts(tx, await releaseFreight(tx, parcel, at), at, true);
  const contents = await store.contentsOf(tx, [parcel.id]);
  const orders = await lockOrders(
    tx,
    contents.map(({ orderId }) => orderId),
  );
  const declaration = declarationOf(await shelved(app, tx, orders, parcel.vipLevel, at));
  return { freed, filling: { orders, contents, declaration } };
}

/** Prices a held parcel anew; what is set aside follows. A balance that is too low undoes everything. */
export async function requote(
  app: Pick<App, 'vault' | 'files' | 'clock'>,
  tx: Tx,
  parcel: store.ParcelRow,
  { choice, why, agreedCents, vipLevel }: Requote,
  at: TreeAt,
): Promise<store.ParcelRow | Refusal> {
  const { freed, filling } = await withNothingAside(app, tx, parcel, at);
  const owner = requoteFor(parcel, vipLevel);
  const estimate = await readAndEstimate(app, tx, owner, { ...choice, receiverId: parcel.receiverId }, filling, at);
  if (estimate instanceof Refusal) return estimate;
  const { receiver, declaredCents, quoted } = estimate;
  const meter = await heldYearMeter(tx, { receiver, declaredCents, except: parcel.id, ...at });
  const [fault] = faultsOf(estimate, meter);
  if (fault) return fault;
  const { totalCents, freightCents } = quoted.quote;
  if (agreedCents !== null && agreedCents !== totalCents) return priceChanged(totalCents);
  const waits = parcel.status === parcelStatuses.waitingToPay;
  const changed = await store.changeParcel(tx, freed, {
    ...columnsOf(estimate),
    vipLevel: owner.vipLevel,
    ...(waits && !isRehearsed(parcel) && { dueCents: totalCents }),
  });
  const ended = await grantAnew(tx, parcel, changed, at.now);
  if (ended) return ended;
  const gifted = await takeGifts(tx, changed, freightCents, at);
  if (gifted instanceof Refusal) return gifted;
  const done = waits ? gifted : await holdFreight(tx, gifted, at);
  if (done instanceof Refusal) return done;
  await note(tx, done, why, at.now, waits ? 0 : parcel.totalCents - totalCents);
  return done;
}

/** A held parcel that can still be changed. */
async function changeable(tx: Tx, id: number, accountId: number): Promise<store.ParcelRow | Refusal> {
  const parcel = await store.lockParcel(tx, id, accountId);
  return refusalToChange(parcel) ?? parcel ?? notYours();
}

export const answered = (done: store.ParcelRow | Refusal): MadeParcel | Refusal =>
  done instanceof Refusal ? done : madeOf(done);

export async function changeLine(call: ShopperCall, input: z.output<typeof changeWay.input>) {
  const at = await treeAtOf(call);
  const done = await call.db.transact(async (tx) => {
    const parcel = await changeable(tx, input.id, call.session.accountId);
    if (parcel instanceof Refusal) return parcel;
    const choice = { ...choiceOf(parcel), line: input.line, delivery: input.delivery };
    const why = `Way changed from ${parcel.line} to ${input.line}`;
    // Whoever has not agreed to a price is told it.
    return requote(
      call,
      tx,
      parcel,
      { choice, why, agreedCents: input.totalcents ?? -1, vipLevel: call.session.vipLevel },
      at,
    );
  });
  return answered(done);
}

const followsDispatch = (status: ParcelStatus) => status > parcelStatuses.inWarehouse;

/** Another receiver of the owner's list for a parcel, both of which are held. */
export async function giveReceiver(
  app: Pick<App, 'vault'>,
  tx: Tx,
  parcel: store.ParcelRow,
  rid: number,
  by: By,
  at: At,
): Promise<store.ParcelRow | Refusal> {
  if (!receiverChangeable(parcel.status)) {
    return refuse('parcelMoved', 'It is declared to customs already, so that its receiver cannot be changed any more.');
  }
  const receiver = await parcelAddressee(app, tx, parcel.accountId, rid);
  if (!receiver) return refuse('notFound', 'This receiver is not in your list.');
  if (receiver.countryId !== parcel.countryId) {
    return refuse('receiverUnfit', 'The freight was priced for another country. Cancel the parcel and make a new one.');
  }
  const { declaredCents } = parcel;
  const meter = await heldYearMeter(tx, { receiver, declaredCents, except: parcel.id, ...at });
  const fault = receiverFault(receiver, parcel.delivery) ?? meterFault(meter);
  if (fault) return fault;
  const changed = await store.changeParcel(tx, parcel, {
    receiverId: receiver.id,
    receiver: receiverShown(receiver),
    idHash: receiver.idHashes[0] ?? null,
  });
  const where = followsDispatch(parcel.status) ? 'Receiver changed on the way' : 'Receiver changed';
  await note(tx, changed, `${where}: ${receiver.name}`, at.now, 0, by);
  return changed;
}

export async function changeTo(call: ShopperCall, { id, rid }: z.output<typeof changeReceiver.input>) {
  const { accountId } = call.session;
  const at = await atOf(call);
  const done = await call.db.transact(async (tx) => {
    await lockReceivers(tx, accountId);
    const parcel = await store.lockParcel(tx, id, accountId);
    if (!parcel) return notYours();
    return giveReceiver(call, tx, parcel, rid, { who: parcelActors.shopper, by: accountId }, at);
  });
  return answered(done);
}

export async function takeOut(call: ShopperCall, { id: orderId }: z.output<typeof takeOutOrder.input>) {
  const { accountId, vipLevel } = call.session;
  const at = await treeAtOf(call);
  const { now } = at;
  const done = await call.db.transact(async (tx) => {
    const [found] = await store.parcelsOfOrders(tx, [orderId]);
    const parcel = found && (await changeable(tx, found.id, accountId));
    // Whose orders there are is nobody else's business: those of others are answered like none.
    if (!parcel || (parcel instanceof Refusal && parcel.code === 'notFound')) {
      return refuse('notFound', 'This order is in no parcel of yours.');
    }
    if (parcel instanceof Refusal) return parcel;
    const contents = await store.contentsOf(tx, [parcel.id]);
    if (!contents.some((content) => content.orderId === orderId)) return refuse('parcelMoved');
    if (contents.length === 1) return refuse('lastOrder');
    const orders = await lockOrders(tx, [orderId], accountId);
    await store.dropContents(tx, parcel.id, now, orderId);
    const why = `Taken out of parcel ${parcelNumber(parcel.id)}`;
    const stuck = await moveOrders(tx, orders, { to: 40, who: actors.shopper, by: accountId, why, now, quiet: true });
    if (stuck) return stuck;
    const taken = `${orderNumber(orderId)} taken out`;
    return requote(call, tx, parcel, { choice: choiceOf(parcel), why: taken, agreedCents: null, vipLevel }, at);
  });
  return answered(done);
}
