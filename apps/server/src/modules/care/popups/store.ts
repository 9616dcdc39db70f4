import {
  and,
  asc,
  desc,
  eq,
  gt,
  type InferInsertModel,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { PersonalType } from './rules.ts';
import { noticesSeen, popupNotices, popups, reminders } from './tables.ts';

export type NewPopup = Pick<
  InferInsertModel<typeof popups>,
  'accountId' | 'type' | 'subject' | 'content' | 'startsAt' | 'endsAt'
>;
export type NewNotice = InferInsertModel<typeof popupNotices>;

export async function reminderVersion(reader: Sql, accountId: number, type: string): Promise<string | undefined> {
  const [row] = await reader.orm
    .select({ version: reminders.version })
    .from(reminders)
    .where(and(eq(reminders.accountId, accountId), eq(reminders.type, type)));
  return row?.version;
}

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

/** The oldest notice that this viewer has not closed. */
export async function waitingNotice(reader: Sql, viewer: string, audience: 'guests' | 'shoppers', now: Date) {
  const seen = reader.orm
    .select({ one: sql`1` })
    .from(noticesSeen)
    .where(and(eq(noticesSeen.noticeId, popupNotices.id), eq(noticesSeen.viewer, viewer)));
  const [row] = await reader.orm
    .select()
    .from(popupNotices)
    .where(
      and(
        inArray(popupNotices.audience, ['everyone', audience]),
        lte(popupNotices.startsAt, now),
        gt(popupNotices.endsAt, now),
        notExists(seen),
      ),
    )
    .orderBy(asc(popupNotices.startsAt), asc(popupNotices.id))
    .limit(1);
  return row;
}

/** Says whether there is such a notice for many and this viewer had not closed it. */
export async function closeNotice(tx: Tx, noticeId: number, viewer: string, now: Date): Promise<boolean> {
  const closed = await tx.orm.execute(sql`
    insert into popup_notices_seen (notice_id, viewer, seen_at)
    select id, ${viewer}, ${now.toISOString()} from popup_notices where id = ${noticeId} on conflict do nothing`);
  return (closed.rowCount ?? 0) > 0;
}

export async function insertNotice(tx: Tx, notice: NewNotice): Promise<void> {
  await tx.orm.insert(popupNotices).values(notice);
}

/** The first pop-up of this person, by type and age. */
export async function waitingPopup(reader: Sql, accountId: number, now: Date) {
  const [row] = await reader.orm
    .select()
    .from(popups)
    .where(
      and(
        eq(popups.accountId, accountId),
        isNull(popups.closedAt),
        lte(popups.startsAt, now),
        or(isNull(popups.endsAt), gt(popups.endsAt, now)),
      ),
    )
    .orderBy(asc(popups.type), asc(popups.startsAt), asc(popups.id))
    .limit(1);
  return row;
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
export async function insertPopup(tx: Tx, popup: NewPopup): Promise<void> {
  await tx.orm.insert(popups).values(popup).onConflictDoNothing();
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
  await tx.orm.delete(popupNotices).where(lt(popupNotices.endsAt, before));
}

export async function hasPopups(reader: Sql): Promise<boolean> {
  return (await reader.orm.select({ id: popups.id }).from(popups).limit(1)).length > 0;
}
