import { announce } from '../../../platform/db/bus.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { chatChannel } from './channels.ts';
import { type Conversation, peopleOf, readBy, type Side } from './rules.ts';
import * as store from './store.ts';

/** Heard by the streams of everybody in it once `tx` commits. */
function announceTo(tx: Tx, talk: Conversation): Promise<void> {
  return announce(tx, chatChannel, peopleOf(talk).join(','));
}

/** Adds a message to a talk that is held, and tells everybody in it. */
export async function write(tx: Tx, talk: Conversation, written: store.Written): Promise<store.Message> {
  const { fromShopper: byShopper, sentAt } = written;
  const message = await store.append(tx, talk, written);
  await store.tellAll(tx, talk, { kind: 'message', messageNumber: message.number, byShopper }, sentAt);
  await announceTo(tx, talk);
  return message;
}

/** Reading never goes back, and no further than what there is. The talk is held. */
export async function markRead(tx: Tx, talk: Conversation, side: Side, wanted: number, now: Date): Promise<void> {
  const number = Math.min(wanted, talk.lastNumber);
  if (number <= readBy(talk, side)) return;
  await store.markRead(tx, talk, side, number);
  await store.tellAll(tx, talk, { kind: 'read', messageNumber: number, byShopper: side === 'shopper' }, now);
  await announceTo(tx, talk);
}
