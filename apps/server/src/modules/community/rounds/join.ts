import { roundStates } from '@sgb/contract/group-states.ts';
import { orderStatuses } from '@sgb/contract/order-states.ts';
import type { joinRound, leaveRound, previewRoundPart } from '@sgb/contract/rounds.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { lockOrders, type OrderRow, ordersById, ordersInRounds, putIntoRound } from '../../buying/orders/index.ts';
import { treeAtOf } from '../../goods/catalog/index.ts';
import { lockReceivers } from '../../people/clients/index.ts';
import { faultToJoin, maySee, standingIn, unknownRound } from './access.ts';
import { closeIfReached } from './close.ts';
import { partsIn } from './price.ts';
import { priced } from './priced-part.ts';
import * as store from './store.ts';

type ShopperCall = Call<'shopper'>;

const moved = () => refuse('roundMoved', 'This round is closed: goods can neither be put in nor taken out any more.');

/** An open round with those who are in it, for somebody who may put something in. */
async function joinable(reader: Sql, call: ShopperCall, round: store.RoundRow | undefined, now: Date, code?: string) {
  if (!round) return unknownRound();
  const { accountId } = call.session;
  const parts = await store.partsOf(reader, [round.id]);
  const mine = parts.find((part) => part.accountId === accountId && part.state === 'in');
  const takesPart = mine !== undefined;
  const standing = takesPart ? undefined : await standingIn(reader, call.session);
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
    const found = await joinable(reader, call, await store.roundById(reader, input.id), at.now, input.code);
    if (found instanceof Refusal) return found;
    const { round } = found;
    const inside = await ordersInRounds(reader, [round.id], accountId);
    const given = await ordersById(reader, input.orderids);
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
  await lockReceivers(tx, accountId);
  const inside = await ordersInRounds(tx, [roundId], accountId);
  return lockOrders(tx, [...new Set([...inside.map(({ id }) => id), ...more])], accountId);
}

export async function join(call: ShopperCall, input: z.output<typeof joinRound.input>) {
  const at = await treeAtOf(call);
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const found = await joinable(tx, call, await store.lockRound(tx, input.id), at.now, input.code);
    if (found instanceof Refusal) return found;
    const { round, mine } = found;
    const orders = await heldOrders(tx, round.id, accountId, input.orderids);
    const fault = faultOfGoods(input.orderids, orders, round.id, accountId);
    if (fault) return fault;
    const part = await priced(call, tx, call.session, { ...found, orders, wish: input }, at);
    if (part instanceof Refusal) return part;
    const { figures, receiverId, insured, shownCents, mostCents } = part;
    if (input.showncents !== undefined && shownCents > input.showncents) {
      const words = `Nothing was put in: it costs ${formatRand(shownCents)} now.`;
      return refuse('roundPrice', words, { priceCents: shownCents, mostCents });
    }
    const autoDebit = input.autodebit === undefined ? (mine?.autoDebit ?? true) : input.autodebit === 1;
    const kept = { receiverId, insured, autoDebit, shownCents, joinedAt: mine?.joinedAt ?? at.now };
    const began = { state: 'in', endedAt: null, why: '' } as const;
    await store.savePart(tx, { roundId: round.id, accountId, ...began, ...kept, ...figures });
    await putIntoRound(
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
    await putIntoRound(tx, out, null);
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
