import { southAfrica } from '@sgb/contract/countries.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { filledBeforeIndexes } from '../../../platform/db/many-rows.ts';
import { readOfficialList } from './official.ts';
import { firstPlaces } from './places/all.ts';
import { addPlaces, hasPlaces, provincesByCity } from './places-store.ts';

/** Every database knows places from its first start on; after that the table is the truth. */
export async function ensurePlaces(tx: Tx): Promise<void> {
  if (await hasPlaces(tx)) return;
  await filledBeforeIndexes(tx, 'places', () => addPlaces(tx, firstPlaces));
}

/** Adds the places of the official list that are not there yet. */
export async function addOfficialPlaces(
  tx: Tx,
  csv: string,
): Promise<{ added: number; known: number; skipped: number }> {
  const { rows, skipped } = readOfficialList(csv, await provincesByCity(tx, southAfrica));
  const added = await addPlaces(tx, rows);
  return { added, known: rows.length - added, skipped };
}
