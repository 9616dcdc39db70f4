import { entryTypes } from '@sgb/contract/ledger.ts';
import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import { z } from 'zod';
import type { App } from '../../../../platform/app.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { defineJob } from '../../../../platform/jobs/jobs.ts';
import { notify } from '../../../base/messages/index.ts';
import { balance, book } from '../../../books/ledger/index.ts';
import { delayedParcels } from '../list-store.ts';
import { parcelLiability } from '../settings.ts';
import { changeParcel, lockParcel } from '../store.ts';
import { parcelTexts } from '../texts.ts';
import { delayOf } from './cases.ts';

const atOnce = 200;

/** Insured air freight that takes too long: a part of it comes back by itself. */
export const delayedParcelsJob = defineJob({
  name: 'parcels.delayed',
  payload: z.object({}),
  cron: '40 6 * * *',
  async run(app: App) {
    const now = app.clock.now();
    const { delayDays, delayBasisPoints } = (await app.settings()).get(parcelLiability);
    const before = addDays(now, -delayDays);
    for (const id of await app.db.read((reader) => delayedParcels(reader, before, atOnce))) {
      const done = await app.db.transact(async (tx) => {
        const parcel = await lockParcel(tx, id);
        if (!parcel || parcel.delayCents !== null || parcel.status > parcelStatuses.readyToCollect) return undefined;
        const cents = delayOf(parcel, delayBasisPoints);
        await changeParcel(tx, parcel, { delayCents: cents });
        if (cents === 0) return undefined;
        const ref = parcelNumber(id);
        const words = { key: `parcel:${id}:delay`, type: entryTypes.compensation, ref, note: 'Late, and insured' };
        const to = balance(parcel.accountId, 'available');
        const paid = await book(tx, { ...words, postings: [{ from: 'compensations', to, amount: cents }], now });
        if (paid instanceof Refusal) return paid;
        const notice = {
          userId: parcel.accountId,
          type: 'order',
          subtype: 'money',
          ...parcelTexts.say.late({ amount: formatRand(cents), number: ref, days: delayDays }),
          link: `/deliveryorder/detail/${id}`,
        } as const;
        await notify(tx, notice, { now });
        return undefined;
      });
      if (done instanceof Refusal) throw new Error(`parcel ${id} is late and cannot be paid for: ${done.message}`);
    }
  },
});
