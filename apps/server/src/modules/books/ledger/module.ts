import type { Check, Module } from '../../../platform/module.ts';
import { ledgerChecks } from './checks.ts';
import { desk } from './console.ts';
import { daysJob } from './days.ts';
import { booksJob, expireHoldsJob } from './jobs.ts';
import { personal } from './personal.ts';
import { ledgerRoutes } from './routes.ts';

export interface LedgerNeeds {
  /** What must be true of the money of the other modules. */
  readonly checks: readonly Check[];
}

export const ledgerModule = ({ checks }: LedgerNeeds): Module => ({
  name: 'ledger',
  desk,
  personal,
  routes: ledgerRoutes,
  jobs: [booksJob([...ledgerChecks, ...checks]), expireHoldsJob, daysJob],
  checks: ledgerChecks,
});
