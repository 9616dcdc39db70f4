import { roundStates } from '@sgb/contract/group-states.ts';
import { orderStatuses } from '@sgb/contract/order-states.ts';
import type { joinRound, leaveRound, previewRoundPart } from '@sgb/contract/rounds.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { lockForRound, type OrderRow, ordersById, ordersInRounds, putIntoRound } from '../../buying/orders/index.ts';
import { treeAtOf } from '../../goods/catalog/index.ts';
import { readPartFacts } from '../../logistics/parcels/index.ts';
import { lockReceivers } from '../../people/clients/index.ts';
import type { Standing } from '../ambassadors/index.ts';
import { faultToJoin, maySee, standingIn, unknownRound } from './access.ts';
import { closeIfReached } from './closing/close.ts';
import { partsIn } from './price/price.ts';
import { priced } from './price/priced-part.ts';
import * as store from './store.ts';

type ShopperCall = Call<'shopper'>;

const moved = () => refuse('roundMoved', 'This round is closed: goods can neither be put in nor taken out any more.');

/** A round with those who are in it, and what somebody is to its leader. */
interface Found {
  readonly round: store.RoundRow | undefined;
  readonly parts: readonly store.SlimPart[];
  readonly standing: Standing | undefined;
}

/** In one round trip with the round, which was asked for just now: whoever holds it reads what is true then. */
async function find(
  reader: Sql,
  call: ShopperCall,
  id: number,
  asked: Promise<store.RoundRow | undefined>,
): Promise<Found> {
  const [round, parts, standing] = await Promise.all([
    asked,
    store.slimParts(reader, id),
    standingIn(reader, call.session),
  ]);
  return { round, parts, standing };
}

/** An open round with those who are in it, for somebody who may put something in. */
function joinable(
  { session: { accountId } }: ShopperCall,
  { round, parts, standing }: Found,
  now: Date,
  code?: string,
) {
  if (!round) return unknownRound();
  const mine = parts.find((part) => part.accountId === accountId && part.state === 'in');
  const takesPart = mine !== undefined;
  const who = { accountId, standing, takesPart, code };
  if (!maySee(round, who)) return unknownRound();
  if (round.state !== roundStates.open || round.endsAt <= now) return moved();
  const fault = faultToJoin(round, who);
  return fault ?? { round, mine, others: partsIn(parts).filter((part) => part.accountId !== accountId) };
}

/** Orders that are somebody's, collected, and in no other round; or which of them are not. */
function faultOfGoods(ids: readonly number[], rows: readonly OrderRow[], roundId: number, accountId: number) {
  const fits = (row: OrderRow) =>
    row.accountId === accountId &&
    row.status === orderStatuses.collected &&
    (row.roundId === null || row.roundId === roundId);
  if (rows.some(({ splitting }) => splitting !== null)) return refuse('splitWaits');
  const wrong = ids.filter((id) => !rows.some((row) => row.id === id && fits(row)));
  if (wrong.length === 0) return undefined;
  return refuse('roundGoods', 'Only your own orders that lie in our warehouse, and in no other round, can go in.', {
    orderIds: wrong,
  });
}

export async function preview(call: ShopperCall, input: z.output<typeof previewRoundPart.input>) {
  const at = await treeAtOf(call);
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const [seen, inside, given] = await Promise.all([
      find(reader, call, input.id, store.roundById(reader, input.id)),
      ordersInRounds(reader, [input.id], accountId),
      ordersById(reader, input.orderids),
    ]);
    const found = joinable(call, seen, at.now, input.code);
    if (found instanceof Refusal) return found;
    const { round } = found;
    const fault = faultOfGoods(input.orderids, given, round.id, accountId);
    if (fault) return fault;
    const orders = [...new Map([...inside, ...given].map((row) => [row.id, row])).values()];
    const part = await priced(call, reader, call.session, { ...found, orders, wish: input }, at);
    if (part instanceof Refusal) return part;
    const { figures, shownCents, mostCents, all } = part;
    const sum = (what: 'grams' | 'cubicCentimetres') =>
      found.others.reduce((total, other) => total + other[what], figures[what]);
    return {
      billableGrams: figures.billableGrams,
      priceCents: shownCents,
      mostCents,
      aloneCents: figures.aloneCents,
      round: {
        billableGrams: all.billableGrams,
        grams: sum('grams'),
        cubicCentimetres: sum('cubicCentimetres'),
        basisPoints: all.basisPoints,
        nextTier: all.next,
      },
    };
  });
}

/** Somebody's orders in a round that is held, and others of theirs, held as well. */
async function heldOrders(tx: Tx, roundId: number, accountId: number, more: readonly number[]) {
  const [, orders] = await Promise.all([lockReceivers(tx, accountId), lockForRound(tx, roundId, accountId, more)]);
  return orders;
}

export async function join(call: ShopperCall, input: z.output<typeof joinRound.input>) {
  const at = await treeAtOf(call);
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    // In one round trip, and in the order in which everybody locks them: the round, receivers, orders.
    const [seen, orders, facts] = await Promise.all([
      find(tx, call, input.id, store.lockRound(tx, input.id)),
      heldOrders(tx, input.id, accountId, input.orderids),
      readPartFacts(call, tx, accountId, { receiverId: input.rid, orderIds: input.orderids }),
    ]);
    const found = joinable(call, seen, at.now, input.code);
    if (found instanceof Refusal) return found;
    const { round, mine } = found;
    const fault = faultOfGoods(input.orderids, orders, round.id, accountId);
    if (fault) return fault;
    const part = await priced(call, tx, call.session, { ...found, orders, facts, wish: input }, at);
    if (part instanceof Refusal) return part;
    const { figures, receiverId, insured, shownCents, mostCents } = part;
    if (input.showncents !== undefined && shownCents > input.showncents) {
      const words = `Nothing was put in: it costs ${formatRand(shownCents)} now.`;
      return refuse('roundPrice', words, { priceCents: shownCents, mostCents });
    }
    const autoDebit = input.autodebit === undefined ? (mine?.autoDebit ?? true) : input.autodebit === 1;
    const kept = { receiverId, insured, autoDebit, shownCents, joinedAt: mine?.joinedAt ?? at.now };
    await store.savePart(tx, { roundId: round.id, accountId, state: 'in', ...kept, ...figures });
    putIntoRound(
      tx,
      orders.map(({ id }) => id),
      round.id,
    );
    await closeIfReached(tx, round, at);
    return { priceCents: shownCents, mostCents, orderCount: orders.length };
  });
}

export async function leave(call: ShopperCall, input: z.output<typeof leaveRound.input>) {
  const at = await treeAtOf(call);
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const round = await store.lockRound(tx, input.id);
    const parts = round ? await store.partsOf(tx, [round.id]) : [];
    const mine = parts.find((part) => part.accountId === accountId && part.state === 'in');
    if (!round || !mine) return refuse('notFound', 'You have nothing in this round.');
    if (round.state !== roundStates.open || round.endsAt <= at.now) return moved();
    const orders = await heldOrders(tx, round.id, accountId, []);
    const out = input.orderids ?? orders.map(({ id }) => id);
    const strange = out.filter((id) => !orders.some((row) => row.id === id));
    if (strange.length > 0) return refuse('roundGoods', 'These orders are not in this round.', { orderIds: strange });
    const stay = orders.filter(({ id }) => !out.includes(id));
    putIntoRound(tx, out, null);
    if (stay.length === 0) {
      await store.changePart(tx, mine, { state: 'left', orderCount: 0, endedAt: at.now });
      return { orderCount: 0, priceCents: 0 };
    }
    const others = partsIn(parts).filter((part) => part.accountId !== accountId);
    const part = await priced(call, tx, call.session, { round, mine, others, orders: stay, wish: {} }, at);
    if (part instanceof Refusal) return part;
    await store.savePart(tx, { ...mine, ...part.figures, shownCents: part.shownCents });
    return { orderCount: stay.length, priceCents: part.shownCents };
  });
}
