import type { ChatView } from '@sgb/contract/chat-desk.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import { eq } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { consultantsOfAll } from '../../people/contacts/index.ts';
import { tiersAt } from '../../people/identity/index.ts';
import type { Conversation } from './rules.ts';
import { conversations } from './tables.ts';

/** Talks that somebody can still write in, of shoppers with one of our consultants. */
const openTalks = `conversations t join ${consultantsOfAll} s on s.account_id = t.shopper_id and s.contact_id = t.contact_id`;

const conditions: Readonly<Record<ChatView, string>> = {
  waiting: 't.waiting_since is not null and $1::int > 0',
  mine: 't.taken_by = $1::int',
  free: 't.waiting_since is not null and t.taken_by is null and $1::int > 0',
  all: 't.last_number > 0 and $1::int > 0',
};

export interface ListedTalk {
  readonly id: number;
  readonly shopperId: number;
  readonly contactId: number;
  readonly takenBy: number | null;
  readonly waitingSince: Date | null;
  readonly lastAt: Date;
  readonly last: string;
  readonly lastMine: boolean;
  readonly total: number;
}

/** Who waits the longest comes first; after them the newest. */
export function talksIn(reader: Sql, view: ChatView, me: number, { limit, offset }: Slice): Promise<ListedTalk[]> {
  const text = `
    select t.id::float8 as id, t.shopper_id as "shopperId", t.contact_id as "contactId", t.taken_by as "takenBy",
      t.waiting_since as "waitingSince", t.last_at as "lastAt", left(m.text, 140) as last,
      not m.from_shopper as "lastMine", count(*) over ()::int as total
    from ${openTalks} join chat_messages m on m.conversation_id = t.id and m.number = t.last_number
    where ${conditions[view]}
    order by t.waiting_since nulls last, t.last_at desc, t.id limit $2 offset $3`;
  return reader.run<ListedTalk>(`chat.desk.${view}`, text, [me, limit, offset]);
}

/** How many wait for an answer at the moment $1, and in `more` since when the first of each tier does. */
export const waitingText = `
  select sum(people)::int as count, min(since) as oldest, jsonb_object_agg(tier, since) as more
  from (
    select p.tier, count(*) as people, min(t.waiting_since) as since
    from ${openTalks} join ${tiersAt('$1')} p on p.account_id = t.shopper_id
    where t.waiting_since is not null group by p.tier
  ) waiting`;

const openText = `select 1 as one from ${openTalks} where t.id = $1`;

export async function isOpen(reader: Sql, talkId: number): Promise<boolean> {
  return (await reader.run('chat.isOpen', openText, [talkId])).length > 0;
}

export async function setTaken(tx: Tx, talk: Conversation, takenBy: number | null, now: Date): Promise<void> {
  const takenAt = takenBy === null ? null : now;
  await tx.orm.update(conversations).set({ takenBy, takenAt }).where(eq(conversations.id, talk.id));
}
