import { asc, type InferInsertModel } from 'drizzle-orm';
import { announce } from '../../platform/db/bus.ts';
import type { Sql, Tx } from '../../platform/db/database.ts';
import { banners } from './tables.ts';

export type NewBanner = InferInsertModel<typeof banners>;

export function allBanners(reader: Sql) {
  return reader.orm.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
}

export async function addBanners(tx: Tx, rows: readonly NewBanner[]): Promise<void> {
  await tx.orm.insert(banners).values([...rows]);
  await announce(tx, 'banners');
}
