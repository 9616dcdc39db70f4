import { orderStatuses } from '@sgb/contract/order-states.ts';
import { teamNumber } from '@sgb/contract/team-states.ts';
import { z } from 'zod';
import { alertStaff } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { defineBatchJob, defineJob } from '../../../platform/jobs/jobs.ts';
import { notifyMany } from '../../base/messages/index.ts';
import { ordersById } from '../../buying/orders/index.ts';
import { type Desk, placeOrders } from '../../buying/purchasing/index.ts';
import { bringOn, buyWish } from './complete.ts';
import * as store from './store.ts';
import { endWish, joinedWish, orderWish } from './wishes.ts';
import { joinedNotice } from './words.ts';

export const joinedJob = defineBatchJob({
  ...joinedWish,
  async run(app: App, wanted) {
    await app.db.transact(async (tx) => {
      const ids = [...new Set(wanted.map(({ placeId }) => placeId))];
      const joined = await store.joinedPlaces(tx, ids);
      await notifyMany(
        tx,
        joined.map(({ team, place }) => ({ notice: joinedNotice(team, place), now: place.joinedAt })),
      );
    });
  },
});

export const orderTeamJob = defineJob({ ...orderWish, run: (app: App, { id }) => bringOn(app, id) });

/** At the very end of a window. */
export const endTeamJob = defineJob({ ...endWish, run: (app: App, { id }) => bringOn(app, id) });

const batch = 50;

/** Whatever became of the jobs that should have done it: nobody's money is set aside for longer than a minute. */
export const sweepTeamsJob = defineJob({
  name: 'teams.sweep',
  payload: z.object({}),
  cron: '* * * * *',
  async run(app: App) {
    for (;;) {
      const now = app.clock.now();
      const ids = await app.db.read((reader) => store.endedTeams(reader, now, batch));
      for (const id of ids) await bringOn(app, id);
      if (ids.length < batch) return;
    }
  },
});

/** Buys what a team has ordered as one purchase; what its supplier asks more for is left to our buyers. */
export async function buyTeam(desk: Desk, id: number): Promise<void> {
  const orders = await desk.db.read(async (reader) => ordersById(reader, await store.orderIdsOfTeam(reader, id)));
  const orderIds = orders.filter(({ status }) => status === orderStatuses.paid).map((order) => order.id);
  if (orderIds.length === 0) return;
  const placed = await placeOrders(desk, { orderIds, by: null });
  const refused = placed instanceof Refusal ? placed : undefined;
  if (refused && refused.code !== 'notToBuy') throw new Error(`team ${id} was not bought: ${refused.message}`);
  if (!refused && !(placed instanceof Refusal) && placed.dearer.length === 0) return;
  const title = `The orders of team ${teamNumber(id)} were not bought by themselves`;
  const body =
    refused?.message ?? 'The supplier asks more than the price of the team. Buy them together, or fail them.';
  await desk.db.transact((tx) =>
    alertStaff(tx, { kind: `teams.buy ${id}`, title, body, page: 'buy' }, desk.clock.now()),
  );
}

export const buyTeamJob = defineJob({ ...buyWish, run: (desk: Desk, { id }) => buyTeam(desk, id) });
