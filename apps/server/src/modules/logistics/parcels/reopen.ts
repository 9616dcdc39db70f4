import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { reopenParcel } from '@sgb/contract/parcels.ts';
import type { z } from 'zod';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { treeAtOf } from '../../goods/catalog/index.ts';
import { serviceApart } from '../../goods/pricing/index.ts';
import { answered, requote } from './change.ts';
import { giveBackMoney, takeOpeningFee } from './money.ts';
import { moveParcel } from './move.ts';
import { choiceOf } from './quote/quote.ts';
import { notYours, refusalToReopen } from './refusals.ts';
import { parcelActors } from './rules.ts';
import * as store from './store.ts';
import { openedWords } from './words.ts';

/** As if nobody had packed it, with nothing charged and nothing set aside. */
async function unpacked(tx: Tx, parcel: store.ParcelRow, at: At): Promise<store.ParcelRow | Refusal> {
  const freed = await giveBackMoney(tx, parcel, { servicesCents: 0, feeCents: 0, quiet: true }, at, openedWords);
  const cleared = await store.changeParcel(tx, freed, {
    packedAt: null,
    packedBy: null,
    packedGrams: null,
    packedLengthMm: null,
    packedWidthMm: null,
    packedHeightMm: null,
    packedPhoto: null,
    packedQuote: null,
    packedCents: null,
    settlement: null,
    captureEntryId: null,
    debitEntryId: null,
    giftEntryId: null,
    scoinEntryId: null,
    couponId: null,
    couponCents: 0,
    scoin: 0,
    scoinCents: 0,
    chargedCents: 0,
    dueCents: 0,
    payUntil: null,
  });
  if (parcel.status === parcelStatuses.inWarehouse) return cleared;
  const { accountId: by } = parcel;
  const back = { to: parcelStatuses.inWarehouse, who: parcelActors.shopper, by, why: openedWords, now: at.now };
  return moveParcel(tx, cleared, { ...back, quiet: true });
}

/** A packed parcel that has not left is opened again for a fee: its estimate is set aside as when it was made. */
export async function reopen(call: Call<'shopper'>, { id, feecents }: z.output<typeof reopenParcel.input>) {
  const { accountId, vipLevel } = call.session;
  const at = await treeAtOf(call);
  const reopenCents = serviceApart(at.settings, 'reopen')?.cents ?? null;
  const done = await call.db.transact(async (tx) => {
    const parcel = await store.lockParcel(tx, id, accountId);
    const refused = refusalToReopen(parcel);
    if (refused || !parcel) return refused ?? notYours();
    if (reopenCents === null) return refuse('parcelPacked');
    if (feecents !== reopenCents)
      return refuse('termsChanged', 'What opening it costs has changed. Please look at it again.', {
        feeCents: reopenCents,
      });
    const closed = await unpacked(tx, parcel, at);
    if (closed instanceof Refusal) return closed;
    const opened = await takeOpeningFee(tx, closed, reopenCents, at);
    if (opened instanceof Refusal) return opened;
    return requote(call, tx, opened, { choice: choiceOf(parcel), why: openedWords, agreedCents: null, vipLevel }, at);
  });
  return answered(done);
}
