import { type MessageSubtype, messageSubtypes, messageTypes } from '@sgb/contract/message-types.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { deliverOrder } from './deliver.ts';
import { mailsTo } from './rules.ts';
import { insertMessage, preferencesOf } from './store.ts';

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
}

/**
 * The one way to tell a shopper something. Part of the caller's transaction: when it rolls back, nothing was said.
 * Answers the message's number, or undefined for an event that was told before.
 */
export async function notify(tx: Tx, notice: Notice, { now }: { readonly now: Date }): Promise<number | undefined> {
  const subtype: MessageSubtype = messageSubtypes[notice.subtype ?? 'none'];
  const type = messageTypes[notice.type];
  const marketing = notice.marketing ?? false;
  const id = await insertMessage(tx, {
    accountId: notice.userId,
    type,
    subtype,
    title: notice.title,
    body: notice.text,
    link: notice.link ?? '',
    moneyCents: notice.money ?? null,
    eventKey: notice.once ?? null,
    held: marketing,
    createdAt: now,
  });
  if (id === undefined) return undefined;
  const mail = notice.email ?? mailsTo({ type, subtype }, await preferencesOf(tx, notice.userId));
  // Whose address it is and what they agreed to is known to another module: a job asks there.
  if (marketing || mail) enqueue(tx, deliverOrder, { id, marketing });
  return id;
}
