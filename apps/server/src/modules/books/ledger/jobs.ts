import { z } from 'zod';
import { alertStaff, closeAlert } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Check } from '../../../platform/module.ts';
import { verifyBooks } from './checks.ts';
import { expireHold } from './hold.ts';
import { expiredHolds } from './hold-store.ts';

const alertKind = 'ledger.books';

const noteText = 'insert into books_checks (at, took_ms, checks, differences) values ($1, $2, $3, $4)';

/** Every night: do the books agree? Staff are told when they do not, and told no more when they do again. */
export const booksJob = (checks: readonly Check[]) =>
  defineJob({
    name: 'ledger.books',
    payload: z.object({}),
    cron: '15 1 * * *',
    async run(app: App) {
      const begun = performance.now();
      const differences = await verifyBooks(app.db, checks);
      const now = app.clock.now();
      const took = Math.round(performance.now() - begun);
      await app.db.run('ledger.noteCheck', noteText, [now, took, checks.length, JSON.stringify(differences)]);
      if (differences.length === 0) return app.db.transact((tx) => closeAlert(tx, alertKind, now));
      app.log.error({ differences }, 'the books do not agree');
      const body = differences.map(({ check, found }) => `Not true: ${check}.\n${found.join('\n')}`).join('\n\n');
      await app.db.transact((tx) =>
        alertStaff(tx, { kind: alertKind, title: 'The books do not agree', body, page: 'books' }, now),
      );
    },
  });

/** To ask for it by its name. */
export const lookAtBooks = { name: alertKind, payload: z.object({}) };

const batch = 100;

/** Gives back what was set aside for too long. */
export const expireHoldsJob = defineJob({
  name: 'ledger.expireHolds',
  payload: z.object({}),
  cron: '* * * * *',
  async run(app: App) {
    for (;;) {
      const now = app.clock.now();
      const ids = await app.db.read((reader) => expiredHolds(reader, now, batch));
      // One transaction each: a shopper who is busy keeps nobody else waiting.
      for (const holdId of ids) await app.db.transact((tx) => expireHold(tx, { holdId, now }));
      if (ids.length < batch) return;
    }
  },
});
