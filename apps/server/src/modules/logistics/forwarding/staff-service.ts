import * as contract from '@sgb/contract/forwarding.ts';
import { forwardStates } from '@sgb/contract/forwarding-words.ts';
import { ownPages, pageSize } from '@sgb/contract/paging.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accountsIn, referenceOf } from '../../cash/recharge/index.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { attachToUnknown, heldUnknown, unknownArrivals } from '../warehouse/index.ts';
import { become } from './match.ts';
import { forwardingTerms } from './settings.ts';
import * as store from './store.ts';

type StaffCall = Call<'staff'>;

/** What lies on the shelf of the unknown, with what was declared and could be it. */
export async function unmatchedList(call: StaffCall, { page }: z.output<typeof contract.listUnmatched.input>) {
  const { shelfDays } = (await call.settings()).get(forwardingTerms);
  return call.db.read(async (reader) => {
    const { rows, total } = await unknownArrivals(reader, page, pageSize);
    const labels = new Map(rows.map(({ id, note }) => [id, accountsIn(note)]));
    const declared = await store.openLike(
      reader,
      rows.map(({ code }) => code),
      [...labels.values()].flat(),
    );
    const items = rows.map(({ id, code, scannedAt, note }) => ({
      arrivalId: id,
      code,
      scannedAt: scannedAt.toISOString(),
      note,
      givenUpAt: addDays(scannedAt, shelfDays).toISOString(),
      candidates: declared
        .filter((each) => each.tracking.endsWith(code.slice(-6)) || labels.get(id)?.includes(each.accountId))
        .map((each) => ({
          declaredId: each.id,
          label: referenceOf(each.accountId),
          trackingNo: each.tracking,
          courier: each.courier,
          content: each.content,
          quantity: each.quantity,
          declaredAt: each.declaredAt.toISOString(),
        })),
    }));
    return { items, total, page, pages: ownPages(total) };
  });
}

/** Somebody looked at the label: this is that one. */
export async function matchByHand(
  call: StaffCall,
  { arrivalId, declaredId }: z.output<typeof contract.matchForwarded.input>,
) {
  const { settings, now } = await atOf(call);
  return call.db.transact(async (tx) => {
    const arrival = await heldUnknown(tx, { id: arrivalId });
    const declared = await store.lockOne(tx, declaredId);
    if (!declared) return refuse('notFound', 'Nobody declared that.');
    if (!arrival) return refuse('hasOwner');
    if (declared.state !== forwardStates.declared) return refuse('declaredMoved', 'It is not waited for any more.');
    const about = {
      accounts: [declared.accountId],
      subject: `declared ${declaredId}`,
      cents: 0,
      input: { declaredId },
    };
    const stop = await mayDecide(tx, contract.matchForwarded, { by: call.session.accountId, settings, now }, about);
    if (stop) return stop;
    const order = await become(tx, declared, arrival, { settings, now });
    await attachToUnknown(tx, arrival, order.id);
    return { orderId: order.id };
  });
}
