import { roundStates } from '@sgb/contract/group-states.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { ownPagesFromOne } from '@sgb/contract/paging.ts';
import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { RoundOrder } from '@sgb/contract/round-views.ts';
import type { getRound, getRoundFee, listRoundGoods, listRounds } from '@sgb/contract/rounds.ts';
import { addHours } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../../platform/at.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { Call } from '../../../../platform/http/call.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { fileAddress } from '../../../base/uploads/index.ts';
import { parcelRules, wayOf } from '../../../goods/pricing/index.ts';
import { roundParcels } from '../../../logistics/parcels/index.ts';
import { type RoundGoods, roundGoods } from '../../../logistics/warehouse/index.ts';
import { shownName } from '../../../people/contacts/index.ts';
import { peopleById } from '../../../people/identity/index.ts';
import { pickupWordsOf } from '../../ambassadors/index.ts';
import { faultToJoin, maySee, seesAnyhow, standingIn, unknownRound } from '../access.ts';
import { partsIn, priceNow, priceTermsOf } from '../price/price.ts';
import { savedByAnother } from '../price/price-rules.ts';
import { roundTerms } from '../settings.ts';
import * as store from '../store.ts';
import * as lists from './list-store.ts';
import { roundPage } from './page-store.ts';
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

/** A round with its parts, priced as things are now. */
function knownWith(
  round: store.RoundRow,
  parts: readonly store.PartRow[],
  parcels: view.Known['parcels'],
  settings: Settings,
): view.Known {
  const terms = priceTermsOf(settings);
  const packingCents = round.closedAt ? round.packingCents : terms.packingCents;
  return { round, parts, parcels, terms, priced: priceNow(parts, { ...terms, packingCents }) };
}

/** Inner parcels by their numbers; an open round has none. */
async function parcelsOf(reader: Sql, rows: readonly store.RoundRow[]): Promise<view.Known['parcels']> {
  const closed = rows.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id);
  const parcels = closed.length > 0 ? await roundParcels(reader, closed) : [];
  return new Map(parcels.map((parcel) => [parcel.id, parcel]));
}

export async function knownOf(reader: Sql, rows: readonly store.RoundRow[], settings: Settings): Promise<view.Known[]> {
  const ids = rows.map(({ id }) => id);
  const [parts, parcels] = await Promise.all([store.partsOf(reader, ids), parcelsOf(reader, rows)]);
  const inside = Map.groupBy(parts, ({ roundId }) => roundId);
  return rows.map((round) => knownWith(round, inside.get(round.id) ?? [], parcels, settings));
}

/** Where somebody fetches what waits for them. */
async function pickupsOf(reader: Sql, known: readonly view.Known[], accountId: number) {
  const leaders = known.filter((each) => view.fetches(each, accountId)).map(({ round }) => round.leaderId);
  return leaders.length > 0 ? pickupWordsOf(reader, leaders) : new Map<number, string>();
}

export async function roundList(call: ShopperCall, { state, page }: z.output<typeof listRounds.input>) {
  const { settings } = await atOf(call);
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const leaderId = (await standingIn(reader, call.session))?.leaderId ?? null;
    const { rows, total } = await lists.roundsFor(reader, { accountId, leaderId, state, page });
    const known = rows.length > 0 ? await knownOf(reader, rows, settings) : [];
    const names = await namesOf(
      reader,
      rows.map((row) => row.leaderId),
    );
    const pickups = await pickupsOf(reader, known, accountId);
    const items = known.map((each) => {
      const { round } = each;
      const leaderName = names.get(round.leaderId) ?? '';
      const around = { line: lineOf(round, settings), leaderName, picture: pictureOf(call, round), accountId };
      return { ...view.cardOf(each, around), mine: view.mineOf(each, accountId, pickups) };
    });
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

const shownOrder = ({ accountId: _, roundId: __, ...order }: RoundGoods): RoundOrder => ({
  ...order,
  number: orderNumber(order.id),
});

export async function roundDetail(call: ShopperCall, { id, code }: z.output<typeof getRound.input>) {
  const { settings, now } = await atOf(call);
  const terms = settings.get(roundTerms);
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const found = await roundPage(reader, id);
    if (!found) return unknownRound();
    const { round, parts, moves } = found;
    const leads = round.leaderId === accountId;
    const part = parts.find((each) => each.accountId === accountId);
    const isOpen = round.state === roundStates.open;
    const takesPart = part !== undefined;
    // Whose member somebody is matters only to those who neither lead it nor are in it.
    const asks = !leads && part?.state !== 'in' && (isOpen || !seesAnyhow(round, { accountId, takesPart, code }));
    const [standing, parcels, names, goods] = await Promise.all([
      asks ? standingIn(reader, call.session) : undefined,
      parcelsOf(reader, [round]),
      namesOf(reader, [round.leaderId, ...(leads ? parts.map((each) => each.accountId) : [])]),
      isOpen && part ? roundGoods(reader, [id], accountId) : [],
    ]);
    const who = { accountId, standing, takesPart, code };
    if (!maySee(round, who)) return unknownRound();
    const known = knownWith(round, parts, parcels, settings);
    const fault = isOpen ? faultToJoin(round, { ...who, takesPart: part?.state === 'in' }) : undefined;
    const mine = view.mineOf(known, accountId, await pickupsOf(reader, [known], accountId));
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
      extendDays: terms.extendDays,
      minMembers: terms.minMembers,
      closedAt: view.shownAt(round.closedAt),
      payUntil: view.shownAt(round.payUntil),
      shippedAt: view.shownAt(round.shippedAt),
      arrivedAt: view.shownAt(round.arrivedAt),
      reportUntil: round.arrivedAt ? addHours(round.arrivedAt, terms.reportHours).toISOString() : '',
      finishedAt: view.shownAt(round.finishedAt),
      mine: mine && { ...mine, orders: goods.map(shownOrder) },
      parts: leads ? known.parts.map((each) => view.memberOf(known, each, names.get(each.accountId) ?? '')) : [],
      history: moves.map(view.moveOf),
      actions: view.actionsOf(known, looking),
      joinFault: fault?.message ?? '',
    };
  });
}

export async function goodsByMember(call: ShopperCall, { page }: z.output<typeof listRoundGoods.input>) {
  return call.db.read(async (reader) => {
    const parts = await lists.openPartsOf(reader, call.session.accountId, page);
    const ids = [...new Set(parts.map(({ roundId }) => roundId))];
    const orders = ids.length > 0 ? await roundGoods(reader, ids) : [];
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
        orders: orders.filter((order) => order.accountId === accountId && order.roundId === roundId).map(shownOrder),
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
