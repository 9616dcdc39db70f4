import type { Slice } from '@sgb/contract/paging.ts';
import { asc, count, eq } from 'drizzle-orm';
import { announce } from '../../../platform/db/bus.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { activitiesChannel, bannersChannel } from './channels.ts';
import type { NewBanner } from './store.ts';
import { activities, banners } from './tables.ts';

export async function bannersPage(reader: Sql, { limit, offset }: Slice) {
  const rows = await reader.orm
    .select()
    .from(banners)
    .orderBy(asc(banners.slot), asc(banners.position), asc(banners.id))
    .limit(limit)
    .offset(offset);
  const [{ total } = { total: 0 }] = await reader.orm.select({ total: count() }).from(banners);
  return { rows, total };
}

export async function holdBanner(tx: Tx, id: number) {
  const [row] = await tx.orm.select().from(banners).where(eq(banners.id, id)).for('update');
  return row;
}

/** Every server process shows it without a restart. */
export async function putBanner(tx: Tx, id: number | undefined, row: NewBanner): Promise<number> {
  const [saved] =
    id === undefined
      ? await tx.orm.insert(banners).values(row).returning({ id: banners.id })
      : await tx.orm.update(banners).set(row).where(eq(banners.id, id)).returning({ id: banners.id });
  await announce(tx, bannersChannel);
  if (!saved) throw new Error('the banner was not written');
  return saved.id;
}

export type Activity = typeof activities.$inferSelect;

export async function holdActivity(tx: Tx, theme: Activity['theme']): Promise<Activity | undefined> {
  const [row] = await tx.orm.select().from(activities).where(eq(activities.theme, theme)).for('update');
  return row;
}

export async function putActivity(tx: Tx, row: Activity): Promise<void> {
  await tx.orm.insert(activities).values(row).onConflictDoUpdate({ target: activities.theme, set: row });
  await announce(tx, activitiesChannel);
}
