import { piles } from '@sgb/contract/stock-states.ts';
import type { ShelfCard } from '@sgb/contract/stock-up.ts';
import { dayMs } from '@sgb/contract/time.ts';
import type { App } from '../../../platform/app.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { chargedOf, lotsOf } from './lots.ts';
import { costsFrom, storageOf } from './rules.ts';
import { shelfTerms } from './settings.ts';
import type { ShelfRow } from './store.ts';

/** Shelves as their seller sees them. */
export async function cardsOf(
  app: App,
  reader: Sql,
  rows: readonly ShelfRow[],
  { settings, now }: At,
): Promise<ShelfCard[]> {
  const ids = rows.map(({ id }) => id);
  const [lots, charged] = await Promise.all([lotsOf(reader, ids), chargedOf(reader, ids)]);
  const terms = settings.get(shelfTerms);
  return rows.map((row) => {
    const mine = lots.filter(({ shelfId }) => shelfId === row.id);
    const oldest = mine[0]?.cameAt;
    const { cubicCentimetres } = row;
    const running = mine.map((lot) => storageOf({ ...lot, pieces: lot.remaining, cubicCentimetres }, now, terms));
    const inPiles = Object.fromEntries(piles.map((pile) => [pile, row[pile]])) as ShelfCard['piles'];
    const all = piles.reduce((sum, pile) => sum + row[pile], 0);
    return {
      id: row.id,
      skuId: String(row.skuId),
      productId: String(row.productId),
      title: row.title,
      options: row.options,
      picture: row.picture,
      unit: row.unit,
      special: row.special,
      weightGrams: row.weightGrams,
      cubicCentimetres,
      landedCents: row.landedCents,
      place: row.place,
      photos: row.photos.map((id) => fileAddress(app, { id, purpose: 'goods' })),
      piles: inPiles,
      sentHere: all,
      counted: all - row.arriving - row.lost,
      since: oldest?.toISOString() ?? '',
      days: oldest ? Math.floor((now.getTime() - oldest.getTime()) / dayMs) : 0,
      storageCents: running.reduce((sum, each) => sum + (each?.cents ?? 0), charged.get(row.id) ?? 0),
      costsFrom: oldest ? costsFrom(oldest, terms).toISOString() : '',
    };
  });
}
