import { entryTypes } from '@sgb/contract/ledger.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import type { QuoteLine } from '@sgb/contract/pricing.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { captureCoupon, giveBackCoupon, lockCoupon } from '../../books/coupons/index.ts';
import { couponsTerms } from '../../books/coupons/settings.ts';
import { book, captureHold, placeHold, placeHolds, releaseHold, reverse, spendable } from '../../books/ledger/index.ts';
import { captureCoins, giveBackCoins, holdCoins, releaseCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { useBenefit } from '../../people/membership/index.ts';
import { changeParcel, type ParcelRow } from './store.ts';
import { cashByTill, giftsIn, itemOf, type ParcelTill, sumOf } from './tills.ts';
import { depotDaysWords, openedWords, rehearsalWords } from './words.ts';

const wordsOf = ({ id }: Pick<ParcelRow, 'id'>, now: Date) => ({
  type: entryTypes.freight,
  ref: parcelNumber(id),
  now,
});

/** What a booking is known by: each time that a parcel is packed anew is charged by itself. */
const keyOf = ({ id, opened }: Pick<ParcelRow, 'id' | 'opened'>, name: string) =>
  opened === 0 ? `parcel:${id}:${name}` : `parcel:${id}:${name}:${opened}`;

type Priced = Pick<ParcelRow, 'id' | 'accountId' | 'quote' | 'totalCents' | 'holds'>;

/** Sets aside the coupon and the coins that a quote makes use of. Answers what the parcel notes of it. */
export async function setGiftsAside(tx: Tx, parcel: Priced, freightCents: number, { settings, now }: At) {
  const { accountId, id } = parcel;
  const gifts = giftsIn(parcel.quote);
  const ref = parcelNumber(id);
  if (gifts.couponId !== null) {
    const spend = { freightCents };
    const taken = await lockCoupon(tx, { accountId, couponId: gifts.couponId, spend, usedFor: itemOf(id), ref, now });
    if (taken instanceof Refusal) return taken;
    if (taken.discountCents !== gifts.couponCents) throw new Error(`coupon ${gifts.couponId} changed its mind`);
  }
  let scoinHoldId: number | null = null;
  if (gifts.scoin > 0) {
    const terms = settings.get(scoinTerms);
    const key = `parcel:${id}:${parcel.holds + 1}`;
    const held = await holdCoins(tx, { accountId, amount: gifts.scoin, key, ref, terms, now });
    if (held instanceof Refusal) return held;
    scoinHoldId = held.entryId;
  }
  const { couponId, couponCents, scoin, scoinCents } = gifts;
  return { couponId, couponCents, scoin, scoinCents, scoinHoldId, holds: parcel.holds + 1 };
}

/** The same for a parcel that is there already. */
export async function takeGifts(tx: Tx, parcel: ParcelRow, freightCents: number, at: At): Promise<ParcelRow | Refusal> {
  const taken = await setGiftsAside(tx, parcel, freightCents, at);
  return taken instanceof Refusal ? taken : changeParcel(tx, parcel, taken);
}

/** Frees what was set aside, so that it can be taken for another price. */
export async function freeGifts(tx: Tx, parcel: ParcelRow, { settings, now }: At, quiet: boolean): Promise<ParcelRow> {
  const { id, accountId, scoinHoldId } = parcel;
  if (parcel.couponId !== null) {
    const { returnDays } = settings.get(couponsTerms);
    await giveBackCoupon(tx, { usedFor: itemOf(id), ref: parcelNumber(id), now, returnDays, quiet });
  }
  if (scoinHoldId !== null) {
    const freed = await releaseCoins(tx, { accountId, holdId: scoinHoldId, terms: settings.get(scoinTerms), now });
    if (freed instanceof Refusal) throw new Error(`the coins of parcel ${id} are not set aside: ${freed.code}`);
  }
  return changeParcel(tx, parcel, { couponId: null, couponCents: 0, scoin: 0, scoinCents: 0, scoinHoldId: null });
}

/** What setting the freight of a parcel aside asks of the books. */
function holdOf(parcel: Priced, now: Date) {
  const { id, accountId, totalCents, holds } = parcel;
  const [bonus, available] = spendable(accountId);
  if (!bonus || !available) throw new Error('nobody pays from nothing');
  const from: [typeof bonus, typeof available] = [bonus, available];
  return { ...wordsOf(parcel, now), key: `parcel:${id}:hold:${holds + 1}`, from, amount: totalCents };
}

const paidOf = ({ totalCents, holds }: Priced, entryId: number | null, now: Date) => ({
  paidAt: now,
  dueCents: 0,
  payUntil: null,
  holdId: entryId,
  heldCents: entryId === null ? 0 : totalCents,
  holds: entryId === null ? holds : holds + 1,
});

/** Sets the freight aside in the balance. Answers what the parcel notes of it. */
export async function setFreightAside(tx: Tx, parcel: Priced, { now }: At) {
  if (parcel.totalCents === 0) return paidOf(parcel, null, now);
  const held = await placeHold(tx, holdOf(parcel, now));
  return held instanceof Refusal ? held : paidOf(parcel, held.entryId, now);
}

/** The same for parcels of many, each of somebody else, in a few statements; each by its number. */
export async function setFreightsAside(tx: Tx, parcels: readonly Priced[], { now }: At) {
  const toPay = parcels.filter(({ totalCents }) => totalCents > 0);
  const held = await placeHolds(
    tx,
    toPay.map((parcel) => holdOf(parcel, now)),
  );
  const answers = new Map(toPay.map(({ id }, place) => [id, held[place]]));
  return new Map(
    parcels.map((parcel) => {
      const answer = answers.get(parcel.id);
      return [parcel.id, answer instanceof Refusal ? answer : paidOf(parcel, answer?.entryId ?? null, now)];
    }),
  );
}

/** The same for a parcel that is there already. */
export async function holdFreight(tx: Tx, parcel: ParcelRow, at: At): Promise<ParcelRow | Refusal> {
  const held = await setFreightAside(tx, parcel, at);
  return held instanceof Refusal ? held : changeParcel(tx, parcel, held);
}

export async function releaseFreight(tx: Tx, parcel: ParcelRow, { now }: At): Promise<ParcelRow> {
  if (parcel.holdId === null) return parcel;
  const released = await releaseHold(tx, { holdId: parcel.holdId, now });
  if (released instanceof Refusal) throw new Error(`parcel ${parcel.id} has nothing set aside: ${released.code}`);
  return changeParcel(tx, parcel, { holdId: null, heldCents: 0 });
}

interface Part {
  readonly to: ParcelTill;
  readonly amount: number;
}

/** The first so many cents of some parts, and the rest of them. */
function cut(parts: readonly Part[], first: number): { readonly taken: Part[]; readonly left: Part[] } {
  let open = first;
  const taken: Part[] = [];
  const left: Part[] = [];
  for (const { to, amount } of parts) {
    const now = Math.min(open, amount);
    open -= now;
    if (now > 0) taken.push({ to, amount: now });
    if (amount > now) left.push({ to, amount: amount - now });
  }
  return { taken, left };
}

/** Takes these parts from what is set aside; what is left of it goes back. */
async function captureParts(tx: Tx, parcel: ParcelRow, parts: readonly Part[], now: Date): Promise<number | null> {
  if (parcel.holdId === null) return null;
  const item = itemOf(parcel.id);
  const [first, ...more] = parts.map((part) => ({ ...part, item }));
  const ended = first
    ? await captureHold(tx, { holdId: parcel.holdId, to: [first, ...more], now })
    : await releaseHold(tx, { holdId: parcel.holdId, now });
  if (ended instanceof Refusal) throw new Error(`parcel ${parcel.id} has nothing set aside: ${ended.code}`);
  return first ? ended.entryId : null;
}

/**
 * Charges a packed parcel by these lines: first from what is set aside, the rest from the balance. Coupon, coins and
 * the membership's discount are used now. A balance that is too low leaves nothing behind.
 */
export async function charge(
  tx: Tx,
  parcel: ParcelRow,
  lines: readonly QuoteLine[],
  { settings, now }: At,
): Promise<ParcelRow | Refusal> {
  const { id, accountId } = parcel;
  const item = itemOf(id);
  const { taken, left } = cut(cashByTill(lines), parcel.heldCents);
  let debitEntryId: number | null = null;
  if (left.length > 0) {
    const postings = left.map((part) => ({ ...part, from: spendable(accountId), item }));
    const debited = await book(tx, { ...wordsOf(parcel, now), key: keyOf(parcel, 'rest'), postings });
    if (debited instanceof Refusal) return debited;
    debitEntryId = debited.entryId;
  }
  const captureEntryId = await captureParts(tx, parcel, taken, now);
  const gifts = await useGifts(tx, parcel, lines, { settings, now });
  return changeParcel(tx, parcel, {
    ...gifts,
    holdId: null,
    heldCents: 0,
    captureEntryId,
    debitEntryId,
    chargedCents: sumOf(lines),
    dueCents: 0,
    payUntil: null,
    paidAt: parcel.paidAt ?? now,
  });
}

async function useGifts(tx: Tx, parcel: ParcelRow, lines: readonly QuoteLine[], { settings, now }: At) {
  const { id, accountId, vipLevel: level } = parcel;
  const item = itemOf(id);
  const { couponCents, scoinCents, tierCents, borneCents } = giftsIn(lines);
  const postings = [
    { from: 'promotions.coupon' as const, to: 'sales.freight' as const, amount: couponCents, item },
    { from: 'promotions.scoin' as const, to: 'sales.freight' as const, amount: scoinCents, item },
    { from: 'promotions.groupship' as const, to: 'sales.freight' as const, amount: borneCents, item },
  ].filter(({ amount }) => amount > 0);
  let giftEntryId: number | null = null;
  if (postings.length > 0) {
    const booked = await book(tx, { ...wordsOf(parcel, now), key: keyOf(parcel, 'gifts'), postings });
    if (booked instanceof Refusal) throw new Error(`what coupon and coins pay of parcel ${id}: ${booked.code}`);
    giftEntryId = booked.entryId;
  }
  if (parcel.couponId !== null) await captureCoupon(tx, { usedFor: item, ref: parcelNumber(id), now });
  let scoinEntryId: number | null = null;
  if (parcel.scoinHoldId !== null) {
    const terms = settings.get(scoinTerms);
    const spent = await captureCoins(tx, { accountId, holdId: parcel.scoinHoldId, terms, now });
    if (spent instanceof Refusal) throw new Error(`the coins of parcel ${id} are not set aside: ${spent.code}`);
    scoinEntryId = spent.entryId;
  }
  // Granted when it was made: what it saved is what the scales say.
  if (tierCents > 0) useBenefit(tx, { accountId, level, benefit: 'freight', ref: item, savedCents: tierCents, now });
  return { giftEntryId, scoinEntryId, scoinHoldId: null, couponCents, scoinCents };
}

/** What the days at our depot cost: no freight, and taken on top of it. */
export async function takeDepotFee(
  tx: Tx,
  parcel: ParcelRow,
  { days, cents }: { readonly days: number; readonly cents: number },
  { now }: At,
): Promise<ParcelRow | Refusal> {
  const { id, accountId } = parcel;
  const taken = await book(tx, {
    type: entryTypes.services,
    ref: parcelNumber(id),
    note: depotDaysWords(days),
    key: `parcel:${id}:depot`,
    postings: [{ from: spendable(accountId), to: 'sales.storage', amount: cents, item: itemOf(id) }],
    now,
  });
  return taken instanceof Refusal ? taken : changeParcel(tx, parcel, { depotDays: days, depotCents: cents });
}

/** What packing and weighing a new parcel before its freight is paid costs. Answers what the parcel notes of it. */
export async function takeRehearsalFee(tx: Tx, { id, accountId }: Priced, cents: number, { now }: At) {
  const taken = await book(tx, {
    type: entryTypes.services,
    ref: parcelNumber(id),
    note: rehearsalWords,
    key: `parcel:${id}:rehearsal`,
    postings: [{ from: spendable(accountId), to: 'sales.services', amount: cents, item: itemOf(id) }],
    now,
  });
  return taken instanceof Refusal ? taken : { rehearsalCents: cents, rehearsalEntryId: taken.entryId };
}

/** Gives it back of a parcel that nobody has packed. */
export async function giveBackRehearsal(tx: Tx, parcel: ParcelRow, note: string, { now }: At): Promise<ParcelRow> {
  const { id, rehearsalEntryId: entryId } = parcel;
  if (entryId === null) return parcel;
  const words = { type: entryTypes.refund, ref: parcelNumber(id), note, key: `parcel:${id}:rehearsal:back` };
  const reversed = await reverse(tx, { ...words, entryId, now });
  if (reversed instanceof Refusal)
    throw new Error(`the rehearsal of parcel ${id} cannot be given back: ${reversed.code}`);
  return changeParcel(tx, parcel, { rehearsalCents: 0, rehearsalEntryId: null });
}

/** What opening a packed parcel again costs; it stays paid whatever becomes of the parcel. */
export async function takeOpeningFee(
  tx: Tx,
  parcel: ParcelRow,
  cents: number,
  { now }: At,
): Promise<ParcelRow | Refusal> {
  const { id, accountId } = parcel;
  const opened = parcel.opened + 1;
  if (cents > 0) {
    const taken = await book(tx, {
      type: entryTypes.services,
      ref: parcelNumber(id),
      note: openedWords,
      key: `parcel:${id}:open:${opened}`,
      postings: [{ from: spendable(accountId), to: 'sales.services', amount: cents, item: itemOf(id) }],
      now,
    });
    if (taken instanceof Refusal) return taken;
  }
  return changeParcel(tx, parcel, { opened, openedCents: parcel.openedCents + cents });
}

export interface Kept {
  readonly servicesCents: number;
  readonly feeCents: number;
  /** Without a word about the coupon. */
  readonly quiet?: boolean;
}

/** Gives back what a parcel cost or has set aside, but for what stays with the shop. */
export async function giveBackMoney(tx: Tx, parcel: ParcelRow, kept: Kept, at: At, why: string): Promise<ParcelRow> {
  const keptCents = kept.servicesCents + kept.feeCents;
  if (parcel.holdId !== null) {
    const parts = [
      { to: 'sales.services' as const, amount: kept.servicesCents },
      { to: 'sales.freight' as const, amount: kept.feeCents },
    ].filter(({ amount }) => amount > 0);
    const captureEntryId = await captureParts(tx, parcel, parts, at.now);
    const freed = await freeGifts(tx, parcel, at, kept.quiet ?? false);
    return changeParcel(tx, freed, { holdId: null, heldCents: 0, captureEntryId, chargedCents: keptCents });
  }
  if (parcel.captureEntryId === null && parcel.debitEntryId === null && parcel.giftEntryId === null) {
    return freeGifts(tx, parcel, at, kept.quiet ?? false);
  }
  return undoCharge(tx, parcel, { cents: keptCents, quiet: kept.quiet ?? false }, at, why);
}

/** Gives back what a settled parcel was charged: what was taken last first. */
async function undoCharge(
  tx: Tx,
  parcel: ParcelRow,
  { cents: keptCents, quiet }: { readonly cents: number; readonly quiet: boolean },
  { settings, now }: At,
  note: string,
) {
  const { id, accountId, chargedCents, totalCents, debitEntryId, captureEntryId, giftEntryId } = parcel;
  const item = itemOf(id);
  const ref = parcelNumber(id);
  const undo = async (name: string, entryId: number | null, amount?: number) => {
    if (entryId === null || amount === 0) return;
    const reversed = await reverse(tx, {
      type: entryTypes.refund,
      ref,
      note,
      key: keyOf(parcel, `back:${name}`),
      entryId,
      ...(amount !== undefined && { parts: [{ item, amount }] }),
      now,
    });
    if (reversed instanceof Refusal) throw new Error(`parcel ${id} cannot be given back: ${reversed.code}`);
  };
  const back = chargedCents - keptCents;
  // Whatever was taken on top of what had been set aside.
  const onTop = debitEntryId === null ? 0 : chargedCents - totalCents;
  await undo('rest', debitEntryId, Math.min(back, onTop));
  await undo('hold', captureEntryId, Math.max(0, back - onTop));
  await undo('gifts', giftEntryId);
  const { returnDays } = settings.get(couponsTerms);
  if (parcel.couponId !== null) await giveBackCoupon(tx, { usedFor: item, ref, now, returnDays, quiet });
  if (parcel.scoinEntryId !== null) {
    const terms = settings.get(scoinTerms);
    const key = keyOf(parcel, 'back');
    const coins = await giveBackCoins(tx, { accountId, entryId: parcel.scoinEntryId, key, ref, terms, now });
    if (coins instanceof Refusal) throw new Error(`the coins of parcel ${id} cannot be given back: ${coins.code}`);
  }
  return changeParcel(tx, parcel, { chargedCents: keptCents });
}
