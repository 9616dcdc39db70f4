import type { RechargeWaiting } from '@sgb/contract/recharge.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';

/** What waits for the money of a recharge; it may be told twice. */
type AfterCredit = (app: App, rechargeId: number) => Promise<void>;

export interface RechargeNeeds {
  readonly afterCredit: readonly AfterCredit[];
  /** What waits for a recharge, by its first try. */
  readonly waiting: (reader: Sql, firstTry: number) => Promise<RechargeWaiting[]>;
}

/** Asked for in the transaction that credits, so that nothing that waits for money is forgotten. */
export const creditedOrder = { name: 'recharge.credited', payload: z.object({ rechargeId: z.int() }) };

export function creditedJob({ afterCredit }: RechargeNeeds) {
  return defineJob({
    ...creditedOrder,
    async run(app: App, { rechargeId }) {
      for (const tell of afterCredit) await tell(app, rechargeId);
    },
  });
}
