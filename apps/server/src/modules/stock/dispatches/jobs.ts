import { dispatchStates } from '@sgb/contract/dispatch-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { countedOrder } from '../batches/index.ts';
import { fail, moveOn } from './move.ts';
import { endOf } from './rules.ts';
import { dispatchTerms } from './settings.ts';
import { settleCounted } from './settle.ts';
import * as store from './store.ts';

const { waiting, shipped, review } = dispatchStates;
const batch = 100;

const shippedBefore = ({ settings, now }: At) => addDays(now, -settings.get(dispatchTerms).deliveredDays);

async function bringOn(tx: Tx, id: number, at: At): Promise<void> {
  const row = await store.lockDispatch(tx, id);
  if (row?.state === waiting && row.waits && row.waitsUntil && row.waitsUntil <= at.now) {
    const reason = endOf[row.waits];
    await fail(tx, row, { reason, remark: row.remark, refund: true, by: null, text: 'Waited for too long' }, at);
  }
  if (row?.state === shipped && row.stateAt <= shippedBefore(at)) {
    await moveOn(tx, row, { to: review, text: 'Delivered, as far as we know', by: null, now: at.now });
  }
}

/** Ends what has waited for too long: pieces are free and money is back; and what left long ago has arrived. */
export const endDispatchesJob = defineJob({
  name: 'dispatches.end',
  payload: z.object({}),
  cron: '*/5 * * * *',
  async run(app: App) {
    for (;;) {
      const at = await atOf(app);
      const ids = await app.db.read((reader) => store.dueIds(reader, at.now, shippedBefore(at), batch));
      for (const id of ids) await app.db.transact((tx) => bringOn(tx, id, at));
      if (ids.length < batch) return;
    }
  },
});

export const countedJob = defineJob({
  ...countedOrder,
  run: (app: App, { accountId }) => settleCounted(app, accountId),
});
