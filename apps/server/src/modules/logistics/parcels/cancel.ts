import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { cancelParcel, showCancelParcel } from '@sgb/contract/parcels.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { giveBackBenefits } from '../../people/membership/index.ts';
import { giveBackMoney, giveBackRehearsal } from './money.ts';
import { moveParcel, refusalOfTransition } from './move.ts';
import { givenBack } from './packing/settlement-rules.ts';
import { notYours, shipsTogether } from './refusals.ts';
import { isCancellable, parcelActors, type Who } from './rules.ts';
import { parcelTerms } from './settings.ts';
import * as store from './store.ts';
import { itemOf, servicesIn } from './tills.ts';
import { cancelledNotice } from './words.ts';

/** What would come back of a parcel, with a fee for one that is packed. */
function offerOf(parcel: store.ParcelRow, feeCents: number) {
  const packed = parcel.packedAt !== null;
  const { backCents, ...kept } = givenBack({
    packed,
    moneyCents: parcel.heldCents + parcel.chargedCents,
    servicesCents: servicesIn(parcel.packedQuote ?? parcel.quote),
    feeCents,
  });
  // Rehearsal packing is done once it is packed.
  return { ...kept, backCents: backCents + (packed ? 0 : parcel.rehearsalCents) };
}

export interface GivingUp extends At {
  readonly who: Who;
  readonly by: number | null;
  readonly why: string;
  readonly feeCents: number;
  /** Without a word: for what is long past. */
  readonly quiet?: boolean;
}

/** Takes a held parcel apart that has not left: money, coupon and coins come back, the orders go to their shelf. */
export async function giveUp(
  tx: Tx,
  parcel: store.ParcelRow,
  giving: GivingUp,
): Promise<{ readonly parcel: store.ParcelRow; readonly backCents: number } | Refusal> {
  const { who, by, why, now, feeCents } = giving;
  const refused = refusalOfTransition(parcel, parcelStatuses.cancelled, who);
  if (refused) return refused;
  const { backCents, keptServicesCents, keptFeeCents } = offerOf(parcel, feeCents);
  const kept = { servicesCents: keptServicesCents, feeCents: keptFeeCents };
  const unpaid = parcel.packedAt === null ? await giveBackRehearsal(tx, parcel, why, giving) : parcel;
  const freed = await giveBackMoney(tx, unpaid, kept, giving, why);
  if (parcel.vipLevel > 0) await giveBackBenefits(tx, parcel.accountId, itemOf(parcel.id));
  const cleared = await store.changeParcel(tx, freed, { dueCents: 0, payUntil: null });
  const moved = await moveParcel(tx, cleared, { to: 99, who, by, why, now, moneyCents: backCents, quiet: true });
  if (moved instanceof Refusal) return moved;
  if (!giving.quiet) await notify(tx, cancelledNotice(moved, { cents: backCents, why }), { now });
  return { parcel: moved, backCents };
}

function wordsOf(parcel: store.ParcelRow, backCents: number, feeCents: number): string {
  if (parcel.roundId !== null) return shipsTogether().message;
  if (!isCancellable(parcel.status)) {
    return 'It has left our warehouse and cannot be cancelled any more. If something is wrong with it, tell us.';
  }
  if (parcel.packedAt === null) {
    return backCents > 0 ? 'It is not packed yet: everything comes back at once.' : 'Nothing was paid yet.';
  }
  return `It is packed: services that were done and ${formatRand(feeCents)} for taking it apart stay with us.`;
}

export async function showCancel(call: Call<'shopper'>, { id }: z.output<typeof showCancelParcel.input>) {
  const fee = (await call.settings()).get(parcelTerms).cancelPackedCents;
  const parcel = await call.db.read((reader) => store.parcelById(reader, id, call.session.accountId));
  if (!parcel) return notYours();
  const cancellable = parcel.roundId === null && isCancellable(parcel.status);
  const offer = offerOf(parcel, fee);
  return {
    id,
    cancellable,
    backCents: cancellable ? offer.backCents : 0,
    feeCents: cancellable ? offer.keptFeeCents : 0,
    servicesCents: cancellable ? offer.keptServicesCents : 0,
    coupon: cancellable && parcel.couponId !== null,
    scoin: cancellable ? parcel.scoin : 0,
    text: wordsOf(parcel, offer.backCents, offer.keptFeeCents),
  };
}

export async function cancel(call: Call<'shopper'>, { id, backcents }: z.output<typeof cancelParcel.input>) {
  const { accountId } = call.session;
  const settings = await call.settings();
  const { cancelPackedCents } = settings.get(parcelTerms);
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const parcel = await store.lockParcel(tx, id, accountId);
    if (!parcel) return notYours();
    if (parcel.roundId !== null) return shipsTogether();
    const refused = refusalOfTransition(parcel, parcelStatuses.cancelled, parcelActors.shopper);
    if (refused) return refused;
    const { backCents } = offerOf(parcel, cancelPackedCents);
    if (backCents !== backcents) return refuse('termsChanged', undefined, { backCents });
    const by = { who: parcelActors.shopper, by: accountId, why: 'Cancelled by you' } as const;
    const done = await giveUp(tx, parcel, { ...by, feeCents: cancelPackedCents, settings, now });
    return done instanceof Refusal ? done : { id, status: done.parcel.status, backCents: done.backCents };
  });
}
