/** For those who build worlds: the demo, benches and tests. */
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { likestFromChina } from '../catalog/index.ts';
import { pair } from './store.ts';

export async function hasPairs(reader: Sql): Promise<boolean> {
  return (await reader.run('localstock.any', 'select 1 from china_pairs limit 1', [])).length > 0;
}

/** Below this they are not the same thing. */
const leastAlike = 0.5;

export async function loadPairs(tx: Tx): Promise<void> {
  for (const { localId, chinaId } of await likestFromChina(tx, leastAlike)) pair(tx, localId, chinaId);
}
