import { sliceOf } from '@sgb/contract/paging.ts';
import type { AudienceKind } from '@sgb/contract/popup-audiences.ts';
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import { announce } from '../../../platform/db/bus.ts';
import type { Database, Sql, Tx } from '../../../platform/db/database.ts';
import { remembered } from '../../../platform/db/remembered.ts';
import { campaignChannel } from './channels.ts';
import { popupCampaigns } from './tables.ts';

export type CampaignRow = typeof popupCampaigns.$inferSelect;
type NewCampaign = typeof popupCampaigns.$inferInsert;

export const audienceOf = ({ audience, audienceOf: of }: { audience: AudienceKind; audienceOf: string[] }) => ({
  kind: audience,
  of,
});

/** Those that staff have not stopped; which of them run is for the clock to say. They are few, so every process keeps them. */
export const campaigns = remembered(campaignChannel, ({ db }: { db: Database }) =>
  db.read((reader) => reader.orm.select().from(popupCampaigns).where(isNull(popupCampaigns.stoppedAt))),
);

export const isRunning = ({ startsAt, endsAt, stoppedAt }: CampaignRow, now: Date): boolean =>
  stoppedAt === null && startsAt <= now && endsAt > now;

export async function insertCampaign(tx: Tx, campaign: NewCampaign): Promise<number> {
  const [row] = await tx.orm.insert(popupCampaigns).values(campaign).returning({ id: popupCampaigns.id });
  await announce(tx, campaignChannel);
  return row?.id ?? 0;
}

/** One that is neither over nor stopped, held. */
export async function lockCampaign(tx: Tx, id: number, now: Date): Promise<CampaignRow | undefined> {
  const open = and(eq(popupCampaigns.id, id), isNull(popupCampaigns.stoppedAt), gt(popupCampaigns.endsAt, now));
  const [row] = await tx.orm.select().from(popupCampaigns).where(open).for('update');
  return row;
}

/** What people were handed of it ends with it. */
const endText = 'update popups set ends_at = $2 where campaign_id = $1 and closed_at is null';

export async function updateCampaign(tx: Tx, id: number, changed: Partial<NewCampaign>): Promise<void> {
  await tx.orm.update(popupCampaigns).set(changed).where(eq(popupCampaigns.id, id));
  const end = changed.stoppedAt ?? changed.endsAt;
  if (end) tx.send('popups.endCopies', endText, [id, end]);
  await announce(tx, campaignChannel);
}

export async function listedCampaigns(reader: Sql, page: number) {
  const { limit, offset } = sliceOf(page);
  const [rows, [counted]] = await Promise.all([
    reader.orm.select().from(popupCampaigns).orderBy(desc(popupCampaigns.id)).limit(limit).offset(offset),
    reader.orm.select({ total: count() }).from(popupCampaigns),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const seenText = `
  select campaign_id as id, sum(seen)::int as seen, sum(done)::int as done from (
    select campaign_id, count(*) as seen, count(*) filter (where handled) as done from popups
    where campaign_id = any($1::bigint[]) and shown_at is not null group by 1
    union all
    select campaign_id, count(*), 0 from popup_guests where campaign_id = any($1::bigint[]) group by 1) looks
  group by 1`;

/** How many have seen each of these, guests included, and did what it offers. */
export async function looksAt(reader: Sql, ids: readonly number[]) {
  type Row = { id: string; seen: number; done: number };
  const rows = await reader.run<Row>('popups.looks', seenText, [[...ids]]);
  return new Map(rows.map(({ id, seen, done }) => [Number(id), { seen, done }]));
}

const guestText = `
  select campaign_id as id, seen_at from popup_guests where visitor = $1 and (campaign_id = any($2::bigint[]) or seen_at >= $3)`;

/** Which of these a browser has closed, and how many since then. */
export async function guestLooks(reader: Sql, visitor: string, ids: readonly number[], since: Date) {
  const rows = await reader.run<{ id: string; seen_at: Date }>('popups.guest', guestText, [visitor, [...ids], since]);
  return {
    had: new Set(rows.map(({ id }) => Number(id))),
    today: rows.filter(({ seen_at }) => seen_at >= since).length,
  };
}

const closeText = `
  insert into popup_guests (campaign_id, visitor, seen_at)
  select id, $2, $3 from popup_campaigns where id = $1 and type = 2 and audience = 'everybody' on conflict do nothing`;

export async function closeForGuest(tx: Tx, id: number, visitor: string, now: Date): Promise<void> {
  await tx.run('popups.guestClose', closeText, [id, visitor, now]);
}
