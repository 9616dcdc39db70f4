import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { giveUp } from './cancel.ts';
import { lapsedParcels } from './list-store.ts';
import { parcelActors } from './rules.ts';
import { parcelTerms } from './settings.ts';
import { lockParcel } from './store.ts';

const atOnce = 200;

/** A parcel that nobody pays for is taken apart: packed ones for a fee, the others for nothing. */
export const lapseParcelsJob = defineJob({
  name: 'parcels.lapse',
  payload: z.object({}),
  cron: '*/15 * * * *',
  async run(app: App) {
    const { settings, now } = await atOf(app);
    const { waitDays, unpackCents } = settings.get(parcelTerms);
    for (const id of await app.db.read((reader) => lapsedParcels(reader, now, atOnce))) {
      const done = await app.db.transact(async (tx) => {
        const parcel = await lockParcel(tx, id);
        // Whoever paid meanwhile was faster.
        if (parcel?.status !== parcelStatuses.waitingToPay || !parcel.payUntil || parcel.payUntil > now)
          return undefined;
        const why =
          parcel.roundId === null
            ? `Its freight was not paid within ${waitDays} days`
            : 'Its freight was not paid in time, so that it is no part of the group shipment any more';
        return giveUp(tx, parcel, { who: parcelActors.shop, by: null, why, feeCents: unpackCents, settings, now });
      });
      if (done instanceof Refusal) throw new Error(`parcel ${id} cannot be taken apart: ${done.message}`);
    }
  },
});
