import { hostname } from 'node:os';
import type { App } from '../app.ts';
import { alertStaff, closeAlert } from './alerts.ts';

/** Sessions, codes and deadlines of minutes still hold; a clock that is kept by chrony is off by less than a second. */
const mostMs = 30_000;
const everyMs = 60_000;

/** What is wrong with the clock of this host, in a sentence that says what to do; undefined: nothing. */
function whyClocksApart(host: string, aheadMs: number): string | undefined {
  if (Math.abs(aheadMs) <= mostMs) return undefined;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const way = aheadMs > 0 ? 'ahead of' : 'behind';
  return (
    `The clock of ${host} is ${seconds} seconds ${way} the clock of the database: codes, sessions and deadlines end by as much too ${aheadMs > 0 ? 'early' : 'late'} there. ` +
    "Run 'chronyc tracking' on both hosts, and 'chronyc makestep' on the one that is wrong."
  );
}

/** Holds the clock of this host against the one of the database, and tells staff where they differ. */
export async function compareClocks(
  { db, log, clock }: Pick<App, 'db' | 'log' | 'clock'>,
  host: string,
): Promise<string | undefined> {
  const before = clock.now().getTime();
  const [row] = await db.primary.run<{ at: number }>(
    'clocks.now',
    'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
    [],
  );
  const after = clock.now().getTime();
  if (!row) return undefined;
  // It was asked somewhere in between: only what is certain counts.
  const aheadMs = row.at < before ? before - row.at : Math.min(0, after - row.at);
  const sentence = whyClocksApart(host, aheadMs);
  const kind = `clock ${host}`;
  if (sentence) log.error({ part: 'clock' }, sentence);
  await db.transact((tx) =>
    sentence
      ? alertStaff(tx, { kind, title: 'The clocks of two hosts differ', body: sentence, page: 'machines' }, clock.now())
      : closeAlert(tx, kind, clock.now()),
  );
  return sentence;
}

/** Looks now and every minute, at the host that has this address; answers how to end it. */
export function watchClocks(app: Pick<App, 'db' | 'log' | 'clock'>, address: string): () => void {
  const host = `${hostname()} (${address})`;
  const look = () =>
    compareClocks(app, host).catch((error: unknown) => app.log.warn({ err: error }, 'the clocks were not compared'));
  void look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
