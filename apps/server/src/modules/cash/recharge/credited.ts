import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';

/** What waits for the money of a recharge; it may be told twice. */
type AfterCredit = (app: App, rechargeId: number) => Promise<void>;

export interface RechargeNeeds {
  readonly afterCredit: readonly AfterCredit[];
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
