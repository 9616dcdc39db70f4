import { messageSubtypes, messageTypes } from '@sgb/contract/message-types.ts';
import type { MessagePreferences } from '@sgb/contract/messages.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue, enqueueMany } from '../../../platform/jobs/jobs.ts';
import type { Said } from '../../../platform/texts/define.ts';
import { deliverOrder } from './deliver.ts';
import { firstPreferences, mailsTo } from './rules.ts';
import {
  insertMessages,
  type NewMessage,
  preferencesOf,
  preferencesOfMany,
  readOlderNews,
  readOlderOfMany,
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
  /** Whose words they are: staff may have written others. */
  readonly words?: Said['words'];
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
    words: notice.words,
    link: notice.link ?? '',
    moneyCents: notice.money ?? null,
    eventKey: notice.once ?? null,
    about: notice.about ?? null,
    held: notice.marketing ?? false,
    createdAt: now,
  };
}

/** Whose address it is and what they agreed to is known to another module: a job asks there. Undefined: no letter. */
function letterOf(id: number, notice: Notice, preferences: MessagePreferences) {
  const marketing = notice.marketing ?? false;
  const kind = { type: messageTypes[notice.type], subtype: messageSubtypes[notice.subtype ?? 'none'] };
  const mail = notice.email ?? mailsTo(kind, preferences);
  return marketing || mail ? { id, marketing } : undefined;
}

/**
 * The one way to tell a shopper something. Part of the caller's transaction: when it rolls back, nothing was said.
 * Answers the message's number, or undefined for an event that was told before.
 */
export async function notify(tx: Tx, notice: Notice, told: Told): Promise<number | undefined> {
  if (notice.about) readOlderNews(tx, notice.userId, notice.about, told.now);
  const [[written], preferences] = await Promise.all([
    insertMessages(tx, [messageOf(notice, told)]),
    preferencesOf(tx, notice.userId),
  ]);
  if (!written) return undefined;
  const { id } = written;
  const letter = letterOf(id, notice, preferences);
  if (letter) enqueue(tx, deliverOrder, letter);
  return id;
}

/** The same for many events at once, however many they are: a set of statements for all of them. */
export async function notifyMany(tx: Tx, events: readonly (Told & { readonly notice: Notice })[]): Promise<void> {
  if (events.length === 0) return;
  readOlderOfMany(
    tx,
    events.flatMap(({ notice: { userId, about }, now }) => (about ? { userId, about, now } : [])),
  );
  const written = await insertMessages(
    tx,
    events.map(({ notice, now }) => messageOf(notice, { now })),
  );
  const ids = Map.groupBy(written, ({ accountId, eventKey }) => `${accountId} ${eventKey}`);
  const preferences = await preferencesOfMany(
    tx,
    events.map(({ notice }) => notice.userId),
  );
  const letters = events.map(({ notice }) => {
    // What was told before was not written; whoever hears of several things hears of them in this order.
    const message = ids.get(`${notice.userId} ${notice.once ?? null}`)?.shift();
    return message && letterOf(message.id, notice, preferences.get(notice.userId) ?? firstPreferences);
  });
  enqueueMany(
    tx,
    deliverOrder,
    letters.filter((letter) => letter !== undefined),
  );
}
