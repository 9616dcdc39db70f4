import { roundStates } from '@sgb/contract/group-states.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { ownPagesFromOne } from '@sgb/contract/paging.ts';
import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { RoundOrder } from '@sgb/contract/round-views.ts';
import type { getRound, getRoundFee, listRoundGoods, listRounds } from '@sgb/contract/rounds.ts';
import { addHours } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { type OrderRow, ordersInRounds } from '../../buying/orders/index.ts';
import { parcelRules, wayOf } from '../../goods/pricing/index.ts';
import { roundParcels } from '../../logistics/parcels/index.ts';
import { shelvedGoods } from '../../logistics/warehouse/index.ts';
import { shownName } from '../../people/contacts/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { ambassadorOf, faultToJoin, maySee, unknownRound } from './access.ts';
import * as lists from './list-store.ts';
import { partsIn, priceNow, priceTermsOf } from './price.ts';
import { savedByAnother } from './price-rules.ts';
import { roundTerms } from './settings.ts';
import * as store from './store.ts';
import * as view from './view.ts';

type ShopperCall = Call<'shopper'>;

/** What a round goes by, as it is called now. */
export function lineOf(round: store.RoundRow, settings: Settings): view.Around['line'] {
  const line = parcelRules(settings).lines.find(({ code }) => code === round.line);
  return line ? { name: line.name, way: wayOf(line) } : { name: round.line, way: 2 };
}

const pictureOf = (call: ShopperCall, { picture }: store.RoundRow): string =>
  picture ? fileAddress(call, { id: picture, purpose: 'round' }) : '';

const namesOf = async (reader: Sql, ids: readonly number[]) =>
  new Map((await peopleById(reader, [...new Set(ids)])).map((person) => [person.id, shownName(person)]));

export async function knownOf(reader: Sql, rows: readonly store.RoundRow[], settings: Settings): Promise<view.Known[]> {
  const ids = rows.map(({ id }) => id);
  const closed = rows.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id);
  const [parts, parcels] = await Promise.all([
    store.partsOf(reader, ids),
    closed.length > 0 ? roundParcels(reader, closed) : [],
  ]);
  const byId = new Map(parcels.map((parcel) => [parcel.id, parcel]));
  return rows.map((round) => {
    const terms = priceTermsOf(settings);
    const inside = parts.filter(({ roundId }) => roundId === round.id);
    const packingCents = round.closedAt ? round.packingCents : terms.packingCents;
    return { round, parts: inside, parcels: byId, terms, priced: priceNow(inside, { ...terms, packingCents }) };
  });
}

export async function roundList(call: ShopperCall, { state, page }: z.output<typeof listRounds.input>) {
  const { settings } = await atOf(call);
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const leaderId = await ambassadorOf(reader, call.session);
    const { rows, total } = await lists.roundsFor(reader, { accountId, leaderId, state, page });
    const known = await knownOf(reader, rows, settings);
    const names = await namesOf(
      reader,
      rows.map((row) => row.leaderId),
    );
    const items = known.map((each) => {
      const { round } = each;
      const leaderName = names.get(round.leaderId) ?? '';
      const around = { line: lineOf(round, settings), leaderName, picture: pictureOf(call, round), accountId };
      return { ...view.cardOf(each, around), mine: view.mineOf(each, accountId) };
    });
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

/** Orders with what the scales said of them. */
async function weighed(
  reader: Sql,
  orders: readonly OrderRow[],
): Promise<(RoundOrder & { accountId: number; roundId: number })[]> {
  const goods = new Map(
    (
      await shelvedGoods(
        reader,
        orders.map(({ id }) => id),
      )
    ).map((each) => [each.orderId, each]),
  );
  return orders.map((order) => {
    // Weighed together; what was not weighed yet is as its supplier says, piece by piece.
    const stored = goods.get(order.id);
    const pieces = stored ? 1 : order.quantity;
    const { lengthMm, widthMm, heightMm } = stored ?? order;
    return {
      id: order.id,
      number: orderNumber(order.id),
      title: order.title,
      picture: order.picture,
      quantity: order.quantity,
      grams: stored?.grams ?? order.weightGrams * pieces,
      cubicCentimetres: Math.ceil((pieces * lengthMm * widthMm * heightMm) / 1000),
      accountId: order.accountId,
      roundId: order.roundId ?? 0,
    };
  });
}

const bare = ({ accountId: _, roundId: __, ...order }: Awaited<ReturnType<typeof weighed>>[number]): RoundOrder =>
  order;

export async function roundDetail(call: ShopperCall, { id, code }: z.output<typeof getRound.input>) {
  const { settings, now } = await atOf(call);
  const terms = settings.get(roundTerms);
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const round = await store.roundById(reader, id);
    if (!round) return unknownRound();
    const leads = round.leaderId === accountId;
    const [known] = await knownOf(reader, [round], settings);
    if (!known) return unknownRound();
    const part = known.parts.find((each) => each.accountId === accountId);
    const leaderId = leads ? null : await ambassadorOf(reader, call.session);
    const who = { accountId, leaderId, takesPart: part !== undefined, code };
    if (!maySee(round, who)) return unknownRound();
    const isOpen = round.state === roundStates.open;
    const [fault, names, history, orders] = await Promise.all([
      isOpen ? faultToJoin(reader, round, { ...who, takesPart: part?.state === 'in' }) : undefined,
      namesOf(reader, [round.leaderId, ...(leads ? known.parts.map((each) => each.accountId) : [])]),
      store.movesOf(reader, id),
      isOpen && part ? ordersInRounds(reader, [id], accountId).then((rows) => weighed(reader, rows)) : [],
    ]);
    const mine = view.mineOf(known, accountId);
    const inside = partsIn(known.parts);
    const another = savedByAnother(inside, 1000, known.terms);
    const around = { line: lineOf(round, settings), picture: pictureOf(call, round), accountId };
    const looking = { accountId, joinable: fault === undefined, ...terms, now };
    return {
      ...view.cardOf(known, { ...around, leaderName: names.get(round.leaderId) ?? '' }),
      notice: round.notice,
      code: leads || code === round.code ? round.code : '',
      tiers: terms.tiers.map(({ fromGrams, basisPoints }) => ({ fromGrams, basisPoints })),
      anotherKilogram: {
        everyoneCents: isOpen ? another.everyone : 0,
        mineCents: isOpen ? (another.each.get(accountId) ?? 0) : 0,
      },
      savedCents: inside.reduce((sum, each) => sum + Math.max(0, each.aloneCents - view.priceOf(known, each)), 0),
      extended: round.extendedAt !== null,
      minMembers: terms.minMembers,
      closedAt: view.shownAt(round.closedAt),
      payUntil: view.shownAt(round.payUntil),
      shippedAt: view.shownAt(round.shippedAt),
      arrivedAt: view.shownAt(round.arrivedAt),
      reportUntil: round.arrivedAt ? addHours(round.arrivedAt, terms.reportHours).toISOString() : '',
      finishedAt: view.shownAt(round.finishedAt),
      mine: mine && { ...mine, orders: orders.map(bare) },
      parts: leads ? known.parts.map((each) => view.memberOf(known, each, names.get(each.accountId) ?? '')) : [],
      history: history.map(view.moveOf),
      actions: view.actionsOf(known, looking),
      joinFault: fault?.message ?? '',
    };
  });
}

export async function goodsByMember(call: ShopperCall, { page }: z.output<typeof listRoundGoods.input>) {
  return call.db.read(async (reader) => {
    const parts = await lists.openPartsOf(reader, call.session.accountId, page);
    const ids = [...new Set(parts.map(({ roundId }) => roundId))];
    const orders = await weighed(reader, ids.length > 0 ? await ordersInRounds(reader, ids) : []);
    const names = await namesOf(
      reader,
      parts.map(({ accountId }) => accountId),
    );
    const total = parts[0]?.total ?? 0;
    return {
      items: parts.map(({ roundId, name, accountId, grams }) => ({
        accountId,
        name: names.get(accountId) ?? '',
        round: { id: roundId, name },
        grams,
        orders: orders.filter((order) => order.accountId === accountId && order.roundId === roundId).map(bare),
      })),
      total,
      page,
      pages: ownPagesFromOne(total),
    };
  });
}

/** What a round costs, and who pays what of it: the shares are the fee. */
export async function roundFee(call: ShopperCall, { id }: z.output<typeof getRoundFee.input>) {
  const { settings } = await atOf(call);
  return call.db.read(async (reader) => {
    const round = await store.roundById(reader, id);
    if (round?.leaderId !== call.session.accountId) return unknownRound();
    const [known] = await knownOf(reader, [round], settings);
    if (!known) return unknownRound();
    const { priced, parts, parcels } = known;
    const names = await namesOf(
      reader,
      parts.map(({ accountId }) => accountId),
    );
    const isPaid = (parcelId: number | null) =>
      (parcels.get(parcelId ?? 0)?.status ?? parcelStatuses.waitingToPay) > parcelStatuses.waitingToPay;
    const shares = priced.shares.map((share) => {
      const part = parts.find(({ accountId }) => accountId === share.accountId);
      return {
        ...share,
        name: names.get(share.accountId) ?? '',
        billableGrams: part?.billableGrams ?? 0,
        paid: isPaid(part?.parcelId ?? null),
      };
    });
    const sum = (
      what: 'freightCents' | 'discountCents' | 'packingCents' | 'otherCents' | 'borneCents' | 'totalCents',
    ) => shares.reduce((total, share) => total + share[what], 0);
    return {
      id,
      basisPoints: round.closedAt ? round.basisPoints : priced.basisPoints,
      freightCents: sum('freightCents'),
      discountCents: sum('discountCents'),
      packingCents: sum('packingCents'),
      otherCents: sum('otherCents'),
      borneCents: sum('borneCents'),
      totalCents: sum('totalCents'),
      shares,
    };
  });
}
