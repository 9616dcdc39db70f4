import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { deliverParcel, signParcel } from '@sgb/contract/parcel-tracking.ts';
import type { z } from 'zod';
import type { App } from '../../../../platform/app.ts';
import { atOf } from '../../../../platform/at.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { withLockedParcel } from '../locked.ts';
import { parcelActors } from '../rules.ts';
import { lockParcel, parcelsOfOrders } from '../store.ts';
import { signHeld, signWithCode } from './sign.ts';

type Input<Endpoint extends { input: z.ZodType }> = z.output<Endpoint['input']>;

export async function signOwn(call: Call<'shopper'>, { id, code, agreed }: Input<typeof signParcel>) {
  const { accountId } = call.session;
  const signing = {
    who: parcelActors.shopper,
    by: accountId,
    why: 'Signed for by you',
    ...(await atOf(call)),
    agreedCents: agreed,
  };
  return withLockedParcel(call, id, (tx, parcel) => signWithCode(tx, parcel, code, signing), accountId);
}

/** Whoever has one order of a parcel that was delivered has the parcel. */
export async function signParcelOf(call: Call<'shopper'>, orderId: number): Promise<undefined | Refusal> {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  return call.db.transact(async (tx) => {
    const [found] = await parcelsOfOrders(tx, [orderId]);
    const parcel = found?.status === parcelStatuses.beingSigned && (await lockParcel(tx, found.id, accountId));
    if (!parcel || parcel.status !== parcelStatuses.beingSigned) return undefined;
    const signing = { who: parcelActors.shopper, by: accountId, why: 'Signed for by you', settings, now };
    const signed = await signHeld(tx, parcel, signing);
    return signed instanceof Refusal ? signed : undefined;
  });
}

export interface Delivering {
  readonly id: number;
  readonly code: string;
  readonly by: number | null;
}

export async function deliverWithCode(app: Pick<App, 'db' | 'clock' | 'settings'>, { id, code, by }: Delivering) {
  const why = 'Handed over with the code';
  const signing = { who: parcelActors.staff, by, why, ...(await atOf(app)) };
  return withLockedParcel(app, id, (tx, parcel) => signWithCode(tx, parcel, code, signing));
}

export const deliverOne = (call: Call<'staff'>, { id, code }: Input<typeof deliverParcel>) =>
  deliverWithCode(call, { id, code, by: call.session.accountId });
