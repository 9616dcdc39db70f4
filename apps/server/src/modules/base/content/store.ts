import { asc, type InferInsertModel } from 'drizzle-orm';
import { announce } from '../../../platform/db/bus.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { activitiesChannel, bannersChannel } from './channels.ts';
import { activities, banners } from './tables.ts';

export type NewBanner = InferInsertModel<typeof banners>;

export function allBanners(reader: Sql) {
  return reader.orm.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
}

/** Adds the banners that are missing: those of whose place and title there is none. */
export async function ensureBanners(tx: Tx, rows: readonly NewBanner[]): Promise<void> {
  const known = new Set((await allBanners(tx)).map(({ slot, title }) => `${slot} ${title}`));
  const missing = rows.filter(({ slot = 'home', title }) => !known.has(`${slot} ${title}`));
  if (missing.length > 0) await tx.orm.insert(banners).values(missing);
  await announce(tx, bannersChannel);
}

export type NewActivity = InferInsertModel<typeof activities>;

export function allActivities(reader: Sql) {
  return reader.orm.select().from(activities);
}

/** Adds the themes that are missing; a head that somebody has changed stays as it is. */
export async function ensureActivities(tx: Tx, rows: readonly NewActivity[]): Promise<void> {
  await tx.orm
    .insert(activities)
    .values([...rows])
    .onConflictDoNothing();
  await announce(tx, activitiesChannel);
}
