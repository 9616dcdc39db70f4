import { countFigures } from '@sgb/server/modules/staff/figures/seed.ts';
import { enqueue } from '@sgb/server/platform/jobs/jobs.ts';
import type { DemoTarget } from './world-app.ts';

/** What was sold before today is counted at once, so that there is something to look at. */
export async function ensureDemoFigures({ db }: DemoTarget): Promise<void> {
  const { rows } = await db.pool.query('select 1 from daily_figures limit 1');
  if (rows.length === 0) await db.transact(async (tx) => enqueue(tx, countFigures, {}));
}
