import { desk } from './console.ts';
import { freeJobsJob, sweepGuessesJob } from './jobs/sweep.ts';
import type { Module } from './module.ts';
import { deliverPostJob, sweepOutboxJob } from './post/outbox.ts';
import { outboxRoutes } from './post/routes.ts';

/** The platform's own calls and jobs. */
export const platformModule: Module = {
  name: 'platform',
  desk,
  routes: outboxRoutes,
  jobs: [freeJobsJob, sweepGuessesJob, deliverPostJob, sweepOutboxJob],
};
