import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { addDays, shopDay } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import { z } from 'zod';
import { alertStaff } from '../../../../platform/alerts/alerts.ts';
import type { App } from '../../../../platform/app.ts';
import { atOf } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { defineJob } from '../../../../platform/jobs/jobs.ts';
import { notify } from '../../../base/messages/index.ts';
import { ordersTerms } from '../../../buying/orders/settings.ts';
import { parcelPickup } from '../../../goods/pricing/settings.ts';
import { parcelActors } from '../rules.ts';
import { parcelDelivery } from '../settings.ts';
import { lockParcel, type ParcelRow } from '../store.ts';
import { parcelTexts } from '../texts.ts';
import * as clocks from './clock-store.ts';
import { depotClock } from './depot.ts';
import { isLost } from './rules.ts';
import { signHeld } from './sign.ts';
import * as store from './store.ts';

/** One parcel after the other, each held and looked at again: whatever moved it meanwhile wins. */
async function each(app: App, ids: readonly number[], work: (tx: Tx, parcel: ParcelRow) => Promise<void>) {
  for (const id of ids) {
    await app.db.transact(async (tx) => {
      const parcel = await lockParcel(tx, id);
      if (parcel) await work(tx, parcel);
    });
  }
}

/** Delivered some days ago, without a word: it counts as signed for. */
export const autoSignParcelsJob = defineJob({
  name: 'parcels.autoSign',
  payload: z.object({}),
  cron: '3,33 * * * *',
  async run(app: App) {
    const { settings, now } = await atOf(app);
    const before = addDays(now, -settings.get(ordersTerms).autoSignDays);
    const due = await app.db.read((reader) => clocks.unsignedParcels(reader, before));
    await each(app, due, async (tx, parcel) => {
      if (parcel.status !== 80) return;
      const signing = { who: parcelActors.shop, by: null, why: 'Signed for by time', settings, now };
      const signed = await signHeld(tx, parcel, signing);
      if (signed instanceof Refusal) throw new Error(`parcel ${parcel.id} cannot be signed for: ${signed.message}`);
    });
  },
});

/** Not scanned for so long that somebody must look for it. */
export const lostParcelsJob = defineJob({
  name: 'parcels.lost',
  payload: z.object({}),
  cron: '41 * * * *',
  async run(app: App) {
    const now = app.clock.now();
    const terms = (await app.settings()).get(parcelDelivery);
    const before = { air: addDays(now, -terms.lostAirDays), sea: addDays(now, -terms.lostSeaDays) };
    const silent = await app.db.read((reader) => clocks.silentParcels(reader, before));
    await each(app, silent, async (tx, parcel) => {
      const journey = await store.journeyOf(tx, parcel.id);
      if (!journey || journey.lostAt || !isLost(parcel, journey.lastScanAt, terms, now)) return;
      await store.changeJourney(tx, parcel.id, { lostAt: now });
      const number = parcelNumber(parcel.id);
      const since = shopDay(journey.lastScanAt);
      const title = `${number} counts as lost`;
      const body = `Nobody has scanned it since ${since}. Ask the carrier; what it is worth is paid by a work order.`;
      await alertStaff(tx, { kind: `parcels.lost.${parcel.id}`, title, body, page: `parcels/${parcel.id}` }, now);
      await notify(
        tx,
        {
          userId: parcel.accountId,
          type: 'order',
          ...parcelTexts.say.lost({ number, day: since }),
          link: `/deliveryorder/detail/${parcel.id}`,
          once: `parcel ${parcel.id} lost ${since}`,
        },
        { now },
      );
    });
  },
});

const remindDays = 3;

/** What waits at our depot will cost something soon. */
export const fetchReminderJob = defineJob({
  name: 'parcels.fetchReminder',
  payload: z.object({}),
  cron: '11 8 * * *',
  async run(app: App) {
    const { settings, now } = await atOf(app);
    const before = addDays(now, remindDays - settings.get(parcelPickup).depotDays);
    const waiting = await app.db.read((reader) => clocks.unfetchedParcels(reader, before));
    await each(app, waiting, async (tx, parcel) => {
      const journey = await store.journeyOf(tx, parcel.id);
      const clock = depotClock(parcel, journey, { settings, now });
      if (!clock || journey?.remindedAt) return;
      await store.changeJourney(tx, parcel.id, { remindedAt: now });
      const until = shopDay(clock.freeUntil);
      await notify(
        tx,
        {
          userId: parcel.accountId,
          type: 'order',
          ...parcelTexts.say.fetch({
            number: parcelNumber(parcel.id),
            day: until,
            amount: formatRand(clock.dayCents),
          }),
          link: `/deliveryorder/detail/${parcel.id}`,
        },
        { now },
      );
    });
  },
});
