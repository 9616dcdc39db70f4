import { linkSpm, takingStates } from '@sgb/contract/promotion-rules.ts';
import { plusDays, shopDay } from '@sgb/contract/time.ts';
import { z } from 'zod';
import { alertWhile } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { arrivalsBy } from '../../base/tracking/index.ts';
import { countLate, dueTakings } from './clock-store.ts';
import { writeVisits } from './links/link-store.ts';
import * as store from './store.ts';
import { expiredNotice } from './words.ts';

const batch = 100;
const { taken, refused, expired } = takingStates;
const alertKind = 'promotion.review';

/** Frees the place of somebody whose time is over, where it still is when it is held. */
async function expire({ db }: App, id: number, now: Date): Promise<void> {
  await db.transact(async (tx) => {
    const held = await store.holdTaking(tx, id);
    if (!held?.holdsPlace || held.dueAt > now || (held.state !== taken && held.state !== refused)) return;
    const state = held.state === taken ? expired : refused;
    const note = state === refused ? 'No second try' : '';
    await store.moveTaking(tx, id, { state, holdsPlace: false }, { by: null, note, now });
    await store.freePlace(tx, held.taskId);
    if (state === expired) await notify(tx, expiredNotice(held), { now });
  });
}

/** What was not handed in in time, and what staff are late with. */
export const sweepTasksJob = defineJob({
  name: 'promotion.sweep',
  payload: z.object({}),
  cron: '*/10 * * * *',
  async run(app: App) {
    const { db, clock } = app;
    for (;;) {
      const now = clock.now();
      const ids = await db.read((reader) => dueTakings(reader, now, batch));
      for (const id of ids) await expire(app, id, now);
      if (ids.length < batch) break;
    }
    const now = clock.now();
    await db.transact(async (tx) => {
      const late = await countLate(tx, now);
      const body = `Hand-ins that wait for more than two working days: ${late}.`;
      await alertWhile(
        tx,
        late,
        { kind: alertKind, title: 'Influencers wait for a review', body, page: 'handins' },
        now,
      );
    });
  },
});

/** Visitors by links, of yesterday and today, counted anew: repeating it gives the same. */
export const countVisitsJob = defineJob({
  name: 'promotion.visits',
  payload: z.object({}),
  cron: '17,47 * * * *',
  async run({ db, clock }: App) {
    const today = shopDay(clock.now());
    for (const day of [plusDays(today, -1), today]) {
      const arrivals = await db.read((reader) => arrivalsBy(reader, linkSpm, day));
      await db.transact((tx) => writeVisits(tx, day, arrivals));
    }
  },
});
