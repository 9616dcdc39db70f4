import type { MessageSubtype, MessageType, MessageView } from '@sgb/contract/message-types.ts';
import { messageSubtypes, messageTypes } from '@sgb/contract/message-types.ts';
import type { MessagePreferences } from '@sgb/contract/messages.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import { and, count, desc, eq, type InferInsertModel, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Said, writtenText } from '../../../platform/texts/define.ts';
import { firstPreferences } from './rules.ts';
import { messagePreferences, messages } from './tables.ts';

export interface NewMessage extends Omit<InferInsertModel<typeof messages>, 'id' | 'readAt' | 'mailedAt'> {
  readonly words?: Said['words'] | undefined;
}

/**
 * What staff made of a text is put in by the statement that writes the message: no look-up before it, no process that is
 * behind. Whoever hears of several things hears of them in this order.
 */
const insertText = `
  insert into messages (account_id, type, subtype, title, body, link, money_cents, event_key, about, held, created_at)
  select account, type, subtype, coalesce(left(${writtenText('words', 'title', 'given', 'at')}, 120), title),
    coalesce(left(${writtenText('words', 'body', 'given', 'at')}, 4000), body), link, money, event, about, held, at
  from rows from (json_to_recordset($1) as (account int, type smallint, subtype smallint, title text, body text, link text,
    money bigint, event text, about text, held boolean, at timestamptz, words text, given jsonb)) with ordinality
    as m (account, type, subtype, title, body, link, money, event, about, held, at, words, given, place)
  order by place on conflict do nothing
  returning id::float8 as id, account_id as "accountId", event_key as "eventKey"`;

interface Inserted {
  readonly id: number;
  readonly accountId: number;
  readonly eventKey: string | null;
}

/** What a tab shows, or one subtype of it. */
export interface Shown {
  readonly type: MessageView;
  readonly subtype?: MessageSubtype | undefined;
}

/** Answers those that were not told before. */
export function insertMessages(tx: Tx, messages: readonly NewMessage[]): Promise<Inserted[]> {
  const rows = messages.map(({ accountId, moneyCents, eventKey, createdAt, words, ...message }) => ({
    ...message,
    account: accountId,
    money: moneyCents,
    event: eventKey,
    at: createdAt,
    words: words?.name,
    given: words?.values,
  }));
  return tx.run<Inserted>('messages.insert', insertText, [JSON.stringify(rows)]);
}

const of = (accountId: number) => and(eq(messages.accountId, accountId), eq(messages.held, false));
const unread = isNull(messages.readAt);

function shownBy({ type, subtype }: Shown): SQL | undefined {
  const own = type === messageTypes.all ? undefined : type === messageTypes.unread ? unread : eq(messages.type, type);
  return and(own, subtype === undefined ? undefined : eq(messages.subtype, subtype));
}

export async function countUnread(reader: Sql, accountId: number): Promise<number> {
  const text = 'select count(*)::int as unread from messages where account_id = $1 and not held and read_at is null';
  return (await reader.run<{ unread: number }>('messages.unread', text, [accountId]))[0]?.unread ?? 0;
}

const importantText = `
  select id, title, body, type from messages
  where account_id = $1 and not held and read_at is null and subtype = any($2::int[]) and created_at between $3 and $4
  order by created_at desc, id desc limit 1`;

interface Unread {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly type: MessageType;
}

/** The latest message of these subtypes that nobody has read since then. */
export async function latestUnread(
  reader: Sql,
  accountId: number,
  about: { readonly subtypes: readonly MessageSubtype[]; readonly from: Date; readonly until: Date },
): Promise<Unread | undefined> {
  const values = [accountId, [...about.subtypes], about.from, about.until];
  return (await reader.run<Unread>('messages.latestUnread', importantText, values))[0];
}

export function countByKind(reader: Sql, accountId: number) {
  return reader.orm
    .select({
      type: messages.type,
      subtype: messages.subtype,
      total: count(),
      unread: sql<number>`count(*) filter (where ${unread})::int`,
    })
    .from(messages)
    .where(of(accountId))
    .groupBy(messages.type, messages.subtype);
}

export async function listMessages(reader: Sql, accountId: number, shown: Shown, page: number) {
  const where = and(of(accountId), shownBy(shown));
  const rows = await reader.orm
    .select()
    .from(messages)
    .where(where)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await reader.orm.select({ total: count() }).from(messages).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** A message keeps its address after it was read: 'unread' names where it was opened, not what it is. */
function named(accountId: number, id: number, type: MessageView): SQL | undefined {
  const own = type === messageTypes.unread ? messageTypes.all : type;
  return and(of(accountId), eq(messages.id, id), shownBy({ type: own }));
}

export async function messageOf(reader: Sql, accountId: number, id: number, type: MessageView) {
  const [row] = await reader.orm
    .select()
    .from(messages)
    .where(named(accountId, id, type));
  return row;
}

/** Says whether there is such a message; reading it again changes nothing. */
export async function markRead(
  tx: Tx,
  accountId: number,
  { id, type, now }: { id: number; type: MessageView; now: Date },
): Promise<boolean> {
  const found = await tx.orm
    .update(messages)
    .set({ readAt: sql`coalesce(${messages.readAt}, ${now.toISOString()})` })
    .where(named(accountId, id, type))
    .returning({ id: messages.id });
  return found.length > 0;
}

export async function markAllRead(tx: Tx, accountId: number, shown: Shown, now: Date): Promise<void> {
  await tx.orm
    .update(messages)
    .set({ readAt: now })
    .where(and(of(accountId), unread, shownBy(shown)));
}

const readOlderText = `
  update messages set read_at = $3 where account_id = $1 and about = $2 and read_at is null and subtype <> $4`;

/** What is about the same and was not read: there is newer news. */
export function readOlderNews(tx: Tx, accountId: number, about: string, now: Date): void {
  tx.send('messages.readOlder', readOlderText, [accountId, about, now, messageSubtypes.money]);
}

const readOlderOfManyText = `
  update messages m set read_at = given.now from unnest($1::int[], $2::text[], $3::timestamptz[]) as given (account_id, about, now)
  where m.account_id = given.account_id and m.about = given.about and m.read_at is null and m.subtype <> $4`;

/** The same for many people at once. */
export function readOlderOfMany(
  tx: Tx,
  news: readonly { readonly userId: number; readonly about: string; readonly now: Date }[],
): void {
  if (news.length === 0) return;
  const lists = [news.map(({ userId }) => userId), news.map(({ about }) => about), news.map(({ now }) => now)];
  tx.send('messages.readOlderOfMany', readOlderOfManyText, [...lists, messageSubtypes.money]);
}

/** Marks the oldest ones as read, for a demo that has a past. */
export async function readFirstMessages(tx: Tx, accountId: number, howMany: number, now: Date): Promise<void> {
  const oldest = tx.orm
    .select({ id: messages.id })
    .from(messages)
    .where(of(accountId))
    .orderBy(messages.createdAt)
    .limit(howMany);
  await tx.orm.update(messages).set({ readAt: now }).where(inArray(messages.id, oldest));
}

/** What a letter says of its message, and whether there is one already. */
export interface HeldMessage {
  readonly id: number;
  readonly accountId: number;
  readonly title: string;
  readonly body: string;
  readonly moneyCents: number | null;
  /** An offer that nobody has seen yet. */
  readonly held: boolean;
}

const holdText = `
  select id::float8 as id, account_id as "accountId", title, body, money_cents::float8 as "moneyCents", held from messages
  where id = any($1) and mailed_at is null order by id for update`;

/** Messages on their way to their readers whose letters are not written yet, held until the end of `tx`. */
export const holdMessages = (tx: Tx, ids: readonly number[]): Promise<HeldMessage[]> =>
  tx.run('messages.hold', holdText, [ids]);

const releaseText = 'update messages set held = false, mailed_at = $2 where id = any($1)';

export function releaseMessages(tx: Tx, ids: readonly number[], mailedAt: Date | null): void {
  if (ids.length > 0) tx.send('messages.release', releaseText, [ids, mailedAt]);
}

export function deleteMessages(tx: Tx, ids: readonly number[]): void {
  if (ids.length > 0) tx.send('messages.delete', 'delete from messages where id = any($1)', [ids]);
}

export async function deleteMessagesBefore(tx: Tx, before: Date): Promise<void> {
  await tx.orm.delete(messages).where(lt(messages.createdAt, before));
}

const preferencesText = `
  select account_id as "accountId", email_money as "emailMoney", email_order as "emailOrder",
    email_membership as "emailMembership", email_notification as "emailNotification", offers
  from message_preferences where account_id = any($1)`;

type PreferencesRow = MessagePreferences & { readonly accountId: number };

/** Of those who have set any. */
export async function preferencesOfMany(
  reader: Sql,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, MessagePreferences>> {
  const rows = await reader.run<PreferencesRow>('messages.preferences', preferencesText, [[...new Set(accountIds)]]);
  return new Map(rows.map(({ accountId, ...preferences }) => [accountId, preferences]));
}

export async function preferencesOf(reader: Sql, accountId: number): Promise<MessagePreferences> {
  return (await preferencesOfMany(reader, [accountId])).get(accountId) ?? firstPreferences;
}

export async function savePreferences(tx: Tx, accountId: number, preferences: MessagePreferences): Promise<void> {
  await tx.orm
    .insert(messagePreferences)
    .values({ accountId, ...preferences })
    .onConflictDoUpdate({ target: messagePreferences.accountId, set: preferences });
}

export async function hasMessages(reader: Sql): Promise<boolean> {
  return (await reader.orm.select({ id: messages.id }).from(messages).limit(1)).length > 0;
}
