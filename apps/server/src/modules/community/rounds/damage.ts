import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { reportDamage } from '@sgb/contract/rounds.ts';
import { addHours } from '@sgb/contract/time.ts';
import { caseNumber } from '@sgb/contract/workorder-states.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { lockParcel, ordersOfParcel } from '../../logistics/parcels/index.ts';
import { ownRound } from './access.ts';
import type { RoundNeeds } from './needs.ts';
import { partsIn } from './price/price.ts';
import { roundTerms } from './settings.ts';
import * as store from './store.ts';

/** A leader found an inner parcel damaged, or did not find it: its member has a case, with the leader's photos. */
export function report(needs: RoundNeeds) {
  return async (call: Call<'shopper'>, input: z.output<typeof reportDamage.input>) => {
    const { settings, now } = await atOf(call);
    const leaderId = call.session.accountId;
    const { reportHours } = settings.get(roundTerms);
    return call.db.transact(async (tx) => {
      const round = await ownRound(tx, input.id, leaderId);
      if (round instanceof Refusal) return round;
      const part = partsIn(await store.partsOf(tx, [round.id])).find(({ parcelId }) => parcelId === input.parcelid);
      const parcel = part && (await lockParcel(tx, input.parcelid));
      if (!part || !parcel) return refuse('notFound', 'This parcel is not one of this round.');
      if (!round.arrivedAt || parcel.status < parcelStatuses.left) {
        return refuse('roundMoved', 'Count what has arrived first.');
      }
      if (addHours(round.arrivedAt, reportHours) <= now) {
        return refuse('reportLate', `Damage can be reported within ${reportHours} hours of the arrival.`);
      }
      if (part.handedOverAt) return refuse('roundMoved', 'It was handed over: its receiver can report what is wrong.');
      const { kind, text, files } = input;
      const [orderId] = await ordersOfParcel(tx, parcel.id);
      if (orderId === undefined) throw new Error(`parcel ${parcel.id} is empty`);
      const damage = { accountId: part.accountId, leaderId, orderId, kind, text, files };
      const made = await needs.openCaseFor(tx, { ...damage, settings, now });
      if (made instanceof Refusal) return made;
      const cases = [...part.cases, made.id];
      await store.changePart(tx, part, { cases });
      return { cases: cases.map(caseNumber) };
    });
  };
}
