import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { freeLapsedPieces } from './store.ts';

/** Pieces that waited for a payment in vain are for everybody again. */
export const freePiecesJob = defineJob({
  name: 'clearance.freePieces',
  payload: z.object({}),
  cron: '* * * * *',
  run: (app: App) => app.db.transact((tx) => freeLapsedPieces(tx, app.clock.now())),
});
