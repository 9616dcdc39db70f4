import { batchStates } from '@sgb/contract/stock-states.ts';
import { openShortageCase } from '@sgb/server/modules/care/workorders/index.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import { batchesAt, countBatch, followAll, linesOf } from '@sgb/server/modules/stock/batches/seed.ts';
import type { App } from '@sgb/server/platform/app.ts';
import { atOf } from '@sgb/server/platform/at.ts';
import { countedAs } from './rules.ts';

const atOnce = 20;

/** Batches follow their orders and shipments; what has arrived lately is counted in by our warehouse. */
export async function driveBatches(app: App, paidAfter: Date): Promise<void> {
  await followAll(app);
  const at = await atOf(app);
  const slice = { offset: 0, limit: atOnce };
  const { arrived, by } = await app.db.read(async (reader) => ({
    arrived: (await batchesAt(reader, batchStates.arrived, slice)).rows.filter(({ stateAt }) => stateAt > paidAfter),
    by: (await accountByLogin(reader, 'demo_warehouse'))?.id,
  }));
  if (by === undefined) return;
  for (const { id } of arrived) {
    await app.db.transact(async (tx) => {
      const lines = (await linesOf(tx, [id])).filter(({ shipped }) => shipped);
      const counts = countedAs(lines.map(({ quantity }) => quantity));
      const found = lines.map(({ skuId }, place) => ({
        ...(counts[place] ?? { sellable: 0, damaged: 0 }),
        skuid: String(skuId),
        place: `J9-01-${1 + (place % 9)}`,
      }));
      return countBatch(tx, { openCase: openShortageCase }, { id, lines: found }, { by, ...at });
    });
  }
}
