import type { ChatMessage, Conversation as Shown } from '@sgb/contract/chat.ts';
import type { App } from '../../../platform/app.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { kindsOf, servingContacts, shownName } from '../../people/contacts/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { type Conversation, otherSide, readBy, sideOf, unreadOf } from './rules.ts';
import type { Message } from './store.ts';

type Addresses = Pick<App, 'files' | 'clock'>;

/** A message as one side sees it. Whoever calls this has made sure that it is one of the two. */
export function shownMessage(app: Addresses, message: Message, mine: boolean): ChatMessage {
  return {
    number: message.number,
    key: message.key,
    mine,
    text: message.text,
    pictures: message.pictures.map((id) => fileAddress(app, { id, purpose: 'chat' })),
    sentAt: message.sentAt.toISOString(),
  };
}

/** Talks as one account sees them, which is on one side of each. */
export async function shownTalks(
  app: Addresses,
  reader: Sql,
  accountId: number,
  talks: readonly Conversation[],
): Promise<Shown[]> {
  if (talks.length === 0) return [];
  const others = talks.map((talk) => (talk.shopperId === accountId ? talk.contactId : talk.shopperId));
  const people = new Map((await peopleById(reader, [...new Set(others)])).map((person) => [person.id, person]));
  const serving = await servingContacts(
    reader,
    talks.map(({ shopperId }) => shopperId),
  );
  const kinds = await kindsOf(
    reader,
    talks.map(({ contactId }) => contactId),
  );
  return talks.map((talk, place) => {
    const side = sideOf(talk, accountId) ?? 'shopper';
    const person = people.get(others[place] ?? 0);
    return {
      id: talk.id,
      name: person ? shownName(person) : '',
      kind: side === 'contact' ? 'shopper' : (kinds.get(talk.contactId) ?? 'consultant'),
      avatar: person?.avatar ? fileAddress(app, { id: person.avatar, purpose: 'avatar' }) : '',
      open: serving.get(talk.shopperId) === talk.contactId,
      unread: unreadOf(talk, side),
      readByOther: readBy(talk, otherSide(side)),
    };
  });
}
