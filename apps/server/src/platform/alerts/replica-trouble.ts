import type { App } from '../app.ts';
import { alertStaff, closeAlert } from './alerts.ts';

const kind = 'replica';

/** Staff and the log learn that a replica must not be asked; the shop goes on with the primary. */
export function tellReplicaTrouble(
  { db, log, clock }: Pick<App, 'db' | 'log' | 'clock'>,
  sentence: string | null,
): void {
  if (sentence) log.error({ part: 'replica' }, sentence);
  else log.info({ part: 'replica' }, 'the replica is one of this database again');
  const written = db.transact(async (tx) => {
    const now = clock.now();
    if (sentence)
      await alertStaff(tx, { kind, title: 'The replica is not one of ours', body: sentence, page: 'machines' }, now);
    else await closeAlert(tx, kind, now);
  });
  written.catch((error: unknown) => log.warn({ err: error }, 'the alert of the replica was not written'));
}
