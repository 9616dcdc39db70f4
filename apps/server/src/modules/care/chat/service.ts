import type { listChatMessages, listConversations, readChat } from '@sgb/contract/chat.ts';
import { ownPagesFromOne, pageSize } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { contactOf } from '../../people/contacts/index.ts';
import { type Conversation, sideOf } from './rules.ts';
import * as store from './store.ts';
import { shownMessage, shownTalks } from './view.ts';
import { markRead } from './write.ts';

const historySize = 30;
const unknownTalk = () => refuse('notFound', 'We could not find that chat.');

export async function talks(call: Call<'shopper'>, { page }: z.output<typeof listConversations.input>) {
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const { talks: total, unread } = await store.countTalks(reader, accountId);
    const rows = await store.listTalks(reader, accountId, { size: pageSize, number: page });
    const shown = await shownTalks(
      call,
      reader,
      accountId,
      rows.map(({ talk }) => talk),
    );
    return {
      list: shown.map((talk, place) => {
        const row = rows[place];
        if (!row) throw new Error('a talk without its row');
        const { text, pictures, sentAt, fromShopper } = row.last;
        const mine = fromShopper === (row.talk.shopperId === accountId);
        return {
          ...talk,
          last: { text: text.slice(0, 120), pictures: pictures.length, mine, sentAt: sentAt.toISOString() },
        };
      }),
      total,
      page,
      pages: ownPagesFromOne(total),
      unread,
    };
  });
}

/** A talk that nobody has begun yet. */
function blankTalk(shopperId: number, contactId: number, now: Date): Conversation {
  const nothing = { lastNumber: 0, shopperRead: 0, contactRead: 0, shopperUnread: 0, contactUnread: 0 };
  const untaken = { waitingSince: null, takenBy: null, takenAt: null };
  return { id: 0, shopperId, contactId, lastAt: now, ...nothing, ...untaken };
}

/** The talk of that number, if the caller is part of it; 0 is the one with their own contact. */
async function talkFor(
  call: Call<'shopper'>,
  reader: Sql,
  id: number,
  contact: Awaited<ReturnType<typeof contactOf>>,
): Promise<Conversation | Refusal> {
  const { accountId } = call.session;
  if (id === 0) {
    if (!contact) return refuse('noContact');
    const known = await store.talkOf(reader, accountId, contact.contactId);
    return known ?? blankTalk(accountId, contact.contactId, call.clock.now());
  }
  const talk = await store.talkById(reader, id);
  return talk && sideOf(talk, accountId) ? talk : unknownTalk();
}

export async function history(call: Call<'shopper'>, input: z.output<typeof listChatMessages.input>) {
  const { accountId } = call.session;
  const contact = input.conversation === 0 ? await contactOf(call) : null;
  return call.db.read(async (reader) => {
    const talk = await talkFor(call, reader, input.conversation, contact);
    if (!('shopperId' in talk)) return talk;
    const before = input.before ?? talk.lastNumber + 1;
    const rows = await store.messagesBefore(reader, talk.id, before, historySize);
    const [conversation] = await shownTalks(call, reader, accountId, [talk]);
    if (!conversation) return unknownTalk();
    const fromMe = accountId === talk.shopperId;
    const messages = rows.toReversed().map((row) => shownMessage(call, row, row.fromShopper === fromMe));
    return { conversation, messages, more: (messages[0]?.number ?? 1) > 1 };
  });
}

export async function read(call: Call<'shopper'>, { conversation, number }: z.output<typeof readChat.input>) {
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const talk = await store.holdTalk(tx, conversation);
    const side = talk && sideOf(talk, accountId);
    if (!talk || !side) return unknownTalk();
    await markRead(tx, talk, side, number, call.clock.now());
    return { unread: (await store.countTalks(tx, accountId)).unread };
  });
}

export async function unread({ db, session }: Call<'shopper'>) {
  const { talks: begun, unread: all } = await db.read((reader) => store.countTalks(reader, session.accountId));
  return { unread: all, talks: begun > 0 };
}
