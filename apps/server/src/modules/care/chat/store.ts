import { and, asc, count, desc, eq, gt, lt, or, sql, sum } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Conversation, peopleOf, type Side } from './rules.ts';
import { chatEvents, chatInboxes, chatMessages, conversations } from './tables.ts';

export type Message = typeof chatMessages.$inferSelect;

export async function talkById(reader: Sql, id: number): Promise<Conversation | undefined> {
  const [talk] = await reader.orm.select().from(conversations).where(eq(conversations.id, id));
  return talk;
}

export async function talkOf(reader: Sql, shopperId: number, contactId: number): Promise<Conversation | undefined> {
  const [talk] = await reader.orm
    .select()
    .from(conversations)
    .where(and(eq(conversations.shopperId, shopperId), eq(conversations.contactId, contactId)));
  return talk;
}

/** The talk of this pair, which begins now if there was none; held until the end of `tx`. */
export async function holdTalkOf(tx: Tx, shopperId: number, contactId: number, now: Date): Promise<Conversation> {
  const [talk] = await tx.orm
    .insert(conversations)
    .values({ shopperId, contactId, lastAt: now })
    // An update that changes nothing, so that the row comes back and is held.
    .onConflictDoUpdate({ target: [conversations.shopperId, conversations.contactId], set: { shopperId } })
    .returning();
  if (!talk) throw new Error('the conversation was not made');
  return talk;
}

export async function holdTalk(tx: Tx, id: number): Promise<Conversation | undefined> {
  const [talk] = await tx.orm.select().from(conversations).where(eq(conversations.id, id)).for('update');
  return talk;
}

const ofAccount = (accountId: number) =>
  and(
    or(eq(conversations.shopperId, accountId), eq(conversations.contactId, accountId)),
    gt(conversations.lastNumber, 0),
  );

export function listTalks(reader: Sql, accountId: number, page: { readonly size: number; readonly number: number }) {
  return reader.orm
    .select({ talk: conversations, last: chatMessages })
    .from(conversations)
    .innerJoin(
      chatMessages,
      and(eq(chatMessages.conversationId, conversations.id), eq(chatMessages.number, conversations.lastNumber)),
    )
    .where(ofAccount(accountId))
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
}

/** How many talks there are, and how much in them is unread. */
export async function countTalks(reader: Sql, accountId: number): Promise<{ talks: number; unread: number }> {
  const mine = sql`case when ${conversations.shopperId} = ${accountId} then ${conversations.shopperUnread} else ${conversations.contactUnread} end`;
  const [row] = await reader.orm
    .select({ talks: count(), unread: sum(mine).mapWith(Number) })
    .from(conversations)
    .where(ofAccount(accountId));
  return { talks: row?.talks ?? 0, unread: row?.unread ?? 0 };
}

/** The newest first, at most `most`. */
export function messagesBefore(reader: Sql, talkId: number, before: number, most: number): Promise<Message[]> {
  return reader.orm
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, talkId), lt(chatMessages.number, before)))
    .orderBy(desc(chatMessages.number))
    .limit(most);
}

export async function messageByKey(reader: Sql, talkId: number, key: string): Promise<Message | undefined> {
  const [message] = await reader.orm
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, talkId), eq(chatMessages.key, key)));
  return message;
}

/** When this side wrote its message number `back` from the end; null when it wrote fewer. */
export async function sentBack(reader: Sql, talkId: number, fromShopper: boolean, back: number): Promise<Date | null> {
  const [message] = await reader.orm
    .select({ sentAt: chatMessages.sentAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, talkId), eq(chatMessages.fromShopper, fromShopper)))
    .orderBy(desc(chatMessages.number))
    .limit(1)
    .offset(back - 1);
  return message?.sentAt ?? null;
}

export type Written = Pick<Message, 'fromShopper' | 'key' | 'text' | 'pictures' | 'sentAt'> &
  Partial<Pick<Message, 'writtenBy'>>;

/** Puts a message to the end of a talk that is held. */
export async function append(tx: Tx, talk: Conversation, written: Written): Promise<Message> {
  const number = talk.lastNumber + 1;
  const [message] = await tx.orm
    .insert(chatMessages)
    .values({ conversationId: talk.id, number, ...written, pictures: [...written.pictures] })
    .returning();
  const unread = written.fromShopper
    ? { contactUnread: sql`${conversations.contactUnread} + 1`, waitingSince: talk.waitingSince ?? written.sentAt }
    : { shopperUnread: sql`${conversations.shopperUnread} + 1`, waitingSince: null };
  await tx.orm
    .update(conversations)
    .set({ lastNumber: number, lastAt: written.sentAt, ...unread })
    .where(eq(conversations.id, talk.id));
  if (!message) throw new Error('the message was not written');
  return message;
}

/** Marks a talk that is held as read up to a number. */
export async function markRead(tx: Tx, talk: Conversation, side: Side, number: number): Promise<void> {
  const fromOther = side !== 'shopper';
  const left = sql`(select count(*) from chat_messages where conversation_id = ${talk.id}
    and number > ${number} and from_shopper = ${fromOther})`;
  await tx.orm
    .update(conversations)
    .set(
      side === 'shopper' ? { shopperRead: number, shopperUnread: left } : { contactRead: number, contactUnread: left },
    )
    .where(eq(conversations.id, talk.id));
}

export interface Happening {
  readonly kind: 'message' | 'read';
  readonly messageNumber: number;
  readonly byShopper: boolean;
}

/** Writes an event for everybody in it; whoever does holds their counters, always the smaller number first. */
export async function tellAll(tx: Tx, talk: Conversation, happening: Happening, now: Date): Promise<void> {
  const people = sql.join(
    peopleOf(talk).map((id) => sql`(${id}::int, 1)`),
    sql`, `,
  );
  await tx.orm.execute(sql`
    with counted as (
      insert into chat_inboxes as known (account_id, last_event) values ${people}
      on conflict (account_id) do update set last_event = known.last_event + 1
      returning account_id, last_event)
    insert into chat_events (account_id, number, kind, conversation_id, message_number, by_shopper, at)
    select account_id, last_event, ${happening.kind}, ${talk.id}::bigint, ${happening.messageNumber}::integer,
      ${happening.byShopper}::boolean, ${now.toISOString()}::timestamptz from counted`);
}

export async function lastEvent(reader: Sql, accountId: number): Promise<number> {
  const [row] = await reader.orm
    .select({ last: chatInboxes.lastEvent })
    .from(chatInboxes)
    .where(eq(chatInboxes.accountId, accountId));
  return row?.last ?? 0;
}

/** What happened after an event, in order, with the message and the talk it is about. */
export function eventsAfter(reader: Sql, accountId: number, after: number, most: number) {
  return reader.orm
    .select({ event: chatEvents, talk: conversations, message: chatMessages })
    .from(chatEvents)
    .innerJoin(conversations, eq(conversations.id, chatEvents.conversationId))
    .innerJoin(
      chatMessages,
      and(
        eq(chatMessages.conversationId, chatEvents.conversationId),
        eq(chatMessages.number, chatEvents.messageNumber),
      ),
    )
    .where(and(eq(chatEvents.accountId, accountId), gt(chatEvents.number, after)))
    .orderBy(asc(chatEvents.number))
    .limit(most);
}

export async function deleteEventsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.orm.delete(chatEvents).where(lt(chatEvents.at, before));
}

const answersText = `
  select c.contact_id as id, max(m.sent_at) as at from conversations c join chat_messages m on m.conversation_id = c.id
  where c.contact_id = any($1::int[]) and not m.from_shopper group by c.contact_id`;

/** When each of these contacts last wrote to a shopper. */
export async function answersOf(reader: Sql, contactIds: readonly number[]): Promise<Map<number, Date>> {
  const rows = await reader.run<{ id: number; at: Date }>('chat.answers', answersText, [[...contactIds]]);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
