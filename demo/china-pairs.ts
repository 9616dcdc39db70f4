import { hasPairs, loadPairs } from '@sgb/server/modules/goods/localstock/seed.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';

/** Goods in Johannesburg, and the most alike of their own category that is still bought in China. */
export async function ensureDemoPairs(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    if (!(await hasPairs(tx))) await loadPairs(tx);
  });
}
