import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { MadeParcel, payParcel, payParcels } from '@sgb/contract/parcels.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { spendableBalance } from '../../books/ledger/index.ts';
import { madeOf } from './create.ts';
import { charge, holdFreight } from './money.ts';
import { moveParcel } from './move.ts';
import { notYours } from './refusals.ts';
import { isRehearsed, parcelActors } from './rules.ts';
import * as store from './store.ts';

/** Pays what a held parcel waits for; one that waits for nothing answers the same. */
async function payHeld(tx: Tx, parcel: store.ParcelRow, at: At): Promise<store.ParcelRow | Refusal> {
  const { status, accountId, dueCents, packedQuote, holdId } = parcel;
  if (status === parcelStatuses.cancelled) return refuse('parcelMoved', 'This parcel is cancelled.');
  if (status !== parcelStatuses.waitingToPay) return parcel;
  if (isRehearsed(parcel)) return refuse('parcelNotPacked', 'We pack and weigh it first. Then you see what it costs.');
  // Packed before anything was set aside: its price is what the scales say.
  const held = packedQuote === null || holdId === null ? await holdFreight(tx, parcel, at) : parcel;
  if (held instanceof Refusal) return held;
  const paid = packedQuote === null ? held : await charge(tx, held, packedQuote, at);
  if (paid instanceof Refusal) return paid;
  const settled = packedQuote === null ? paid : await store.changeParcel(tx, paid, { settlement: 'paid' });
  return moveParcel(tx, settled, {
    to: parcelStatuses.inWarehouse,
    who: parcelActors.shopper,
    by: accountId,
    why: packedQuote === null ? 'Freight set aside' : holdId === null ? 'Freight paid' : 'The difference was paid',
    now: at.now,
    moneyCents: -dueCents,
  });
}

/** Several at once: all are paid or none. Held in the order of their numbers, as everybody does. */
async function pay(call: Call<'shopper'>, ids: readonly number[], agreedCents: number) {
  const { accountId } = call.session;
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    const held: store.ParcelRow[] = [];
    for (const id of ids.toSorted((one, other) => one - other)) {
      const parcel = await store.lockParcel(tx, id, accountId);
      if (!parcel) return notYours();
      held.push(parcel);
    }
    const due = held.reduce((sum, { dueCents }) => sum + dueCents, 0);
    // Paid already: the same answer again.
    if (due > 0 && due !== agreedCents) {
      return refuse('parcelChanged', `Nothing was paid: it is ${formatRand(due)} now.`, { totalCents: due });
    }
    const missing = due - (await spendableBalance(tx, accountId));
    if (due > 0 && missing > 0) {
      return refuse('balanceTooLow', `Your balance is ${formatRand(missing)} too low. Please recharge first.`, {
        missing,
      });
    }
    const paid: store.ParcelRow[] = [];
    for (const parcel of held) {
      const done = await payHeld(tx, parcel, at);
      if (done instanceof Refusal) return done;
      paid.push(done);
    }
    return paid;
  });
}

export async function payOne(
  call: Call<'shopper'>,
  { id, totalcents }: z.output<typeof payParcel.input>,
): Promise<MadeParcel | Refusal> {
  const paid = await pay(call, [id], totalcents);
  if (paid instanceof Refusal) return paid;
  const [parcel] = paid;
  return parcel ? madeOf(parcel) : notYours();
}

export async function payAll(call: Call<'shopper'>, { ids, totalcents }: z.output<typeof payParcels.input>) {
  const paid = await pay(call, [...new Set(ids)], totalcents);
  return paid instanceof Refusal ? paid : { items: paid.map(madeOf) };
}
