import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts';
import type { OrderNeeds } from './needs.ts';

/** Asked for in the transaction that signs or gives back, so that nobody who earns by an order is forgotten. */
const worthOrder = {
  name: 'orders.worth',
  payload: z.object({ ids: z.array(z.int()), signed: z.boolean() }),
};

/** Orders of one shopper were signed for: what they are worth is certain. */
export const tellSigned = (tx: Tx, ids: readonly number[]) => enqueue(tx, worthOrder, { ids: [...ids], signed: true });

/** Money of an order that was signed for, or of its freight, went back. */
export const tellRefunded = (tx: Tx, id: number) => enqueue(tx, worthOrder, { ids: [id], signed: false });

export const worthJob = ({ worthChanged }: Pick<OrderNeeds, 'worthChanged'>) =>
  defineJob({
    ...worthOrder,
    run: (app: App, { ids, signed }) => worthChanged(app, ids, signed),
  });
