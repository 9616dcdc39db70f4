import type { ConsolePath } from '@sgb/contract/console-pages.ts';
import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database, Tx } from '../db/database.ts';

export interface Alert {
  /** One open alert of a kind: trouble that lasts is told once, with its newest words. */
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** Where it is seen to in the console; whoever may open that page is told. */
  readonly page: ConsolePath | `${ConsolePath}/${number}`;
}

/** Tells staff of something that must not wait. */
export async function alertStaff(tx: Tx, { kind, title, body, page }: Alert, now: Date): Promise<void> {
  await tx.orm.execute(sql`
    insert into staff_alerts (kind, title, body, page, raised_at)
    values (${kind}, ${title}, ${body}, ${page}, ${now.toISOString()})
    on conflict (kind) where closed_at is null
    do update set title = excluded.title, body = excluded.body, page = excluded.page`);
}

/** The trouble is over. */
export async function closeAlert(tx: Tx, kind: string, now: Date): Promise<void> {
  await tx.orm.execute(
    sql`update staff_alerts set closed_at = ${now.toISOString()} where kind = ${kind} and closed_at is null`,
  );
}

/** Tells staff of it for as long as there is any; the trouble is over with the last of them. */
export const alertWhile = (tx: Tx, count: number, alert: Alert, now: Date): Promise<void> =>
  count > 0 ? alertStaff(tx, alert, now) : closeAlert(tx, alert.kind, now);

/** Monitors see open alerts, whichever process raised them. */
export function watchAlerts(registry: Registry, db: Database): void {
  new Gauge({
    name: 'sgb_staff_alerts_open',
    help: 'Open alerts for staff, by kind',
    labelNames: ['kind'],
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.reset();
      const { rows } = await db.pool.query<{ kind: string }>('select kind from staff_alerts where closed_at is null');
      for (const { kind } of rows) this.set({ kind }, 1);
    },
  });
}
