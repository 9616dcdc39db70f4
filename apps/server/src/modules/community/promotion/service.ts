import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { listPromotion } from '@sgb/contract/promotion.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { earningTerms } from '../earnings/settings.ts';
import { promotionTerms } from './settings.ts';
import * as store from './store.ts';
import { takingOf, taskOf } from './view.ts';

type Own = Call<'shopper'>;

/** How many of each the first page shows. */
const shown = { limit: 6, offset: 0 };
const mineShown = { limit: 20, offset: 0 };

export async function about(call: Call) {
  const { influencer, pendingDays } = (await call.settings()).get(earningTerms);
  const openTasks = await call.db.read((reader) => store.countOpen(reader, call.clock.now()));
  const { feeBasisPoints, freightBasisPoints, months } = influencer;
  return { feeBasisPoints, freightBasisPoints, months, pendingDays, openTasks };
}

export async function overview(call: Own) {
  const terms = (await call.settings()).get(promotionTerms);
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    const open = await store.openTasks(reader, accountId, now, shown);
    const mine = await store.activeOf(reader, accountId, mineShown);
    const counts = await store.countsOf(reader, accountId);
    return {
      open: open.tasks.map((task) => taskOf(call, task, terms)),
      openTotal: open.total,
      mine: mine.takings.map((taking) => takingOf(call, taking, terms)),
      counts: counts.map(({ state, count }) => ({ state, count })),
      earned: {
        scoin: counts.reduce((sum, row) => sum + row.scoin, 0),
        cents: counts.reduce((sum, row) => sum + row.cents, 0),
      },
    };
  });
}

export async function list(call: Own, { state, page }: z.output<typeof listPromotion.input>) {
  const terms = (await call.settings()).get(promotionTerms);
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    if (state === 0) {
      const { tasks, total } = await store.openTasks(reader, accountId, now, sliceOf(page));
      const items = tasks.map((task) => taskOf(call, task, terms));
      return { tasks: items, takings: [], total, page, pages: ownPagesFromOne(total) };
    }
    const { takings, total } = await store.takingsOf(reader, accountId, state, sliceOf(page));
    const items = takings.map((taking) => takingOf(call, taking, terms));
    return { tasks: [], takings: items, total, page, pages: ownPagesFromOne(total) };
  });
}
