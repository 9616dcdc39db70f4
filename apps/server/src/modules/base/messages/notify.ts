import { messageSubtypes, messageTypes } from '@sgb/contract/message-types.ts';
import type { MessagePreferences } from '@sgb/contract/messages.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { deliverOrder } from './deliver.ts';
import { firstPreferences, mailsTo } from './rules.ts';
import {
  insertMessage,
  insertMessages,
  type NewMessage,
  preferencesOf,
  preferencesOfMany,
  readOlderNews,
} from './store.ts';

/** Something that happened and that its owner should know. */
export interface Notice {
  readonly userId: number;
  readonly type: 'order' | 'membership' | 'notification';
  /** 'money' makes it a money event, which also goes by email. */
  readonly subtype?: Exclude<keyof typeof messageSubtypes, 'none'>;
  readonly title: string;
  /** Plain text; an empty line begins a paragraph. */
  readonly text: string;
  /** A page of the shop, without the base path: '/bill/index'. */
  readonly link?: string;
  /** Whole cents that came in, or went out when below 0. */
  readonly money?: number;
  /** An offer: shown and mailed only to those who agreed to offers. */
  readonly marketing?: boolean;
  /** Left out: as the reader prefers. True: whatever they prefer. False: never, because a letter of its own goes out. */
  readonly email?: boolean;
  /** The event by name, such as 'order 17 paid': told again, it is still one message. */
  readonly once?: string;
  /** A journey by name, such as 'parcel 17': older news of it that was not read counts as read, money excepted. */
  readonly about?: string;
}

/** When it happened. */
interface Told {
  readonly now: Date;
}

function messageOf(notice: Notice, { now }: Told): NewMessage {
  return {
    accountId: notice.userId,
    type: messageTypes[notice.type],
    subtype: messageSubtypes[notice.subtype ?? 'none'],
    title: notice.title,
    body: notice.text,
    link: notice.link ?? '',
    moneyCents: notice.money ?? null,
    eventKey: notice.once ?? null,
    about: notice.about ?? null,
    held: notice.marketing ?? false,
    createdAt: now,
  };
}

/** Whose address it is and what they agreed to is known to another module: a job asks there. */
function askForLetter(tx: Tx, id: number, notice: Notice, preferences: MessagePreferences): void {
  const marketing = notice.marketing ?? false;
  const kind = { type: messageTypes[notice.type], subtype: messageSubtypes[notice.subtype ?? 'none'] };
  const mail = notice.email ?? mailsTo(kind, preferences);
  if (marketing || mail) enqueue(tx, deliverOrder, { id, marketing });
}

/**
 * The one way to tell a shopper something. Part of the caller's transaction: when it rolls back, nothing was said.
 * Answers the message's number, or undefined for an event that was told before.
 */
export async function notify(tx: Tx, notice: Notice, told: Told): Promise<number | undefined> {
  if (notice.about) readOlderNews(tx, notice.userId, notice.about, told.now);
  const id = await insertMessage(tx, messageOf(notice, told));
  if (id === undefined) return undefined;
  askForLetter(tx, id, notice, await preferencesOf(tx, notice.userId));
  return id;
}

/** The same for many events at once, each of which is known by its name. */
export async function notifyMany(
  tx: Tx,
  events: readonly (Told & { readonly notice: Notice & { readonly once: string } })[],
): Promise<void> {
  if (events.length === 0) return;
  const written = await insertMessages(
    tx,
    events.map(({ notice, now }) => messageOf(notice, { now })),
  );
  const ids = new Map(written.map(({ id, accountId, eventKey }) => [`${accountId} ${eventKey}`, id]));
  const preferences = await preferencesOfMany(
    tx,
    events.map(({ notice }) => notice.userId),
  );
  for (const { notice } of events) {
    const event = `${notice.userId} ${notice.once}`;
    const id = ids.get(event);
    if (id !== undefined) askForLetter(tx, id, notice, preferences.get(notice.userId) ?? firstPreferences);
    ids.delete(event);
  }
}
