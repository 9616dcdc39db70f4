import { popupTypes } from '@sgb/contract/popup-types.ts';
import { and, asc, desc, eq, gt, type InferInsertModel, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { PersonalType } from './rules.ts';
import { popupCampaigns, popups, reminders } from './tables.ts';

export type NewPopup = Omit<InferInsertModel<typeof popups>, 'id' | 'handled'>;

/** More never wait for one person at once. */
const mostWaiting = 50;

/** Answers how often it was seen by now. */
export async function countReminder(
  tx: Tx,
  { accountId, type, version }: { accountId: number; type: string; version: string },
  now: Date,
): Promise<number> {
  const [row] = await tx.orm
    .insert(reminders)
    .values({ accountId, type, version, times: 1, seenAt: now })
    .onConflictDoUpdate({
      target: [reminders.accountId, reminders.type],
      set: { version, seenAt: now, times: sql`${reminders.times} + 1` },
    })
    .returning({ times: reminders.times });
  return row?.times ?? 0;
}

export type WaitingRow = Awaited<ReturnType<typeof waitingPopups>>[number];

/** What waits for this person, by type and age, but for what was handed out a moment ago. */
export function waitingPopups(reader: Sql, accountId: number, { now, again }: { now: Date; again: Date }) {
  return reader.orm
    .select()
    .from(popups)
    .where(
      and(
        eq(popups.accountId, accountId),
        isNull(popups.closedAt),
        lte(popups.startsAt, now),
        or(isNull(popups.endsAt), gt(popups.endsAt, now)),
        or(eq(popups.type, popupTypes.suburb), isNull(popups.shownAt), lte(popups.shownAt, again)),
      ),
    )
    .orderBy(asc(popups.type), asc(popups.startsAt), asc(popups.id))
    .limit(mostWaiting);
}

const stateText = `
  select r.version, r.seen_at,
    (select count(*)::int from popups where account_id = $1 and shown_at >= $2 and type <> ${popupTypes.suburb}) as today,
    array(select campaign_id::text from popups where account_id = $1 and campaign_id = any($3::bigint[])) as had,
    array(select subject from popups
      where account_id = $1 and campaign_id is null and type in (${popupTypes.message}, ${popupTypes.task})) as told
  from (values (1)) one left join reminders r on r.account_id = $1 and r.type = 'shop'`;

interface StateRow {
  readonly version: string | null;
  readonly seen_at: Date | null;
  readonly today: number;
  readonly had: readonly string[];
  readonly told: readonly string[];
}

/** What somebody has seen: the guide, how many pop-ups since this moment, which of these campaigns, and of what. */
export async function stateOf(reader: Sql, accountId: number, since: Date, campaignIds: readonly number[]) {
  const [row] = await reader.run<StateRow>('popups.state', stateText, [accountId, since, [...campaignIds]]);
  const guideToday = row?.seen_at && row.seen_at >= since ? 1 : 0;
  return {
    guide: row?.version ?? undefined,
    today: (row?.today ?? 0) + guideToday,
    had: new Set((row?.had ?? []).map(Number)),
    told: new Set(row?.told ?? []),
  };
}

/** What somebody is handed is chosen by one request at a time. */
export async function lockReader(tx: Tx, accountId: number): Promise<void> {
  await tx.run('popups.lock', `select pg_advisory_xact_lock(hashtext('popups'), $1)`, [accountId]);
}

/** Handed out: whoever comes later does not get it again. */
export async function markShown(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.orm.update(popups).set({ shownAt: now }).where(eq(popups.id, id));
}

/** When a pop-up of this type was last offered to somebody. */
export async function lastOffered(reader: Sql, accountId: number, type: PersonalType): Promise<Date | undefined> {
  const [row] = await reader.orm
    .select({ at: popups.startsAt })
    .from(popups)
    .where(and(eq(popups.accountId, accountId), eq(popups.type, type)))
    .orderBy(desc(popups.startsAt))
    .limit(1);
  return row?.at;
}

/** The same subject is offered once, even if it was closed since. */
export async function insertPopup(tx: Tx, popup: NewPopup): Promise<WaitingRow | undefined> {
  const [row] = await tx.orm.insert(popups).values(popup).onConflictDoNothing().returning();
  return row;
}

const own = (accountId: number, id: number, type: PersonalType) =>
  and(eq(popups.id, id), eq(popups.accountId, accountId), eq(popups.type, type));

/** Says whether there is such a pop-up; closing it again changes nothing. */
export async function closePopup(
  tx: Tx,
  { accountId, id, type }: { accountId: number; id: number; type: PersonalType },
  { handled, now }: { handled: boolean; now: Date },
): Promise<boolean> {
  const found = await tx.orm
    .update(popups)
    .set({
      closedAt: sql`coalesce(${popups.closedAt}, ${now.toISOString()})`,
      ...(handled && { handled: true }),
    })
    .where(own(accountId, id, type))
    .returning({ id: popups.id });
  return found.length > 0;
}

/** Whatever of this type waits is done with. */
export async function closeAllOf(tx: Tx, accountId: number, type: PersonalType, now: Date): Promise<void> {
  await tx.orm
    .update(popups)
    .set({ closedAt: now, handled: true })
    .where(and(eq(popups.accountId, accountId), eq(popups.type, type), isNull(popups.closedAt)));
}

export async function deletePopupsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.orm.delete(popups).where(lt(popups.endsAt, before));
  await tx.orm.delete(popupCampaigns).where(lt(popupCampaigns.endsAt, before));
}

export async function hasCampaigns(reader: Sql): Promise<boolean> {
  return (await reader.orm.select({ id: popupCampaigns.id }).from(popupCampaigns).limit(1)).length > 0;
}
