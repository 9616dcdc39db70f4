import type { conversations } from './tables.ts';

export type Conversation = typeof conversations.$inferSelect;
export type Side = 'shopper' | 'contact';

/** Which side of a talk somebody is on; null for everybody else. */
export function sideOf(
  { shopperId, contactId }: Pick<Conversation, 'shopperId' | 'contactId'>,
  accountId: number,
): Side | null {
  if (accountId === shopperId) return 'shopper';
  return accountId === contactId ? 'contact' : null;
}

export function unreadOf(talk: Conversation, side: Side): number {
  return side === 'shopper' ? talk.shopperUnread : talk.contactUnread;
}

export function readBy(talk: Conversation, side: Side): number {
  return side === 'shopper' ? talk.shopperRead : talk.contactRead;
}

export const otherSide = (side: Side): Side => (side === 'shopper' ? 'contact' : 'shopper');

/** Where a reader goes on: what the browser remembers by itself counts more than what the page asked for. */
export function startOf(lastEventId: string | undefined, after: unknown): number {
  for (const given of [lastEventId, after]) {
    if (typeof given === 'string' && /^\d{1,15}$/.test(given)) return Number(given);
  }
  return 0;
}

/** Who hears what happens in it: both sides, and whoever of staff has it in hand; the smaller number first. */
export function peopleOf({ shopperId, contactId, takenBy }: Conversation): number[] {
  return [...new Set([shopperId, contactId, ...(takenBy === null ? [] : [takenBy])])].toSorted((a, b) => a - b);
}
