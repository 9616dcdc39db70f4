import { popupTypes } from '@sgb/contract/popup-types.ts';
import type { Popup } from '@sgb/contract/popups.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Content } from './rules.ts';
import { insertPopup, type WaitingRow } from './store.ts';

/** What each type must say. */
type Offered =
  | { readonly type: 'notice'; readonly title: string; readonly content: string; readonly link?: string }
  | { readonly type: 'message'; readonly title: string; readonly content: string; readonly link?: string }
  | { readonly type: 'task'; readonly title: string; readonly content: string; readonly link: string }
  | { readonly type: 'feedback'; readonly question: string; readonly feedback: string; readonly link?: string }
  | { readonly type: 'coupon'; readonly couponlist: Popup['couponlist']; readonly link?: string }
  | {
      readonly type: 'vip';
      readonly vipname: string;
      /** When it ends, as an ISO moment. */
      readonly date: string;
      /** What a renewal costs, in cents. */
      readonly money: number;
    }
  | { readonly type: 'suburb' };

export interface Offer {
  readonly userId: number;
  /** What it is about, such as 'order 17': the same is offered once. */
  readonly subject: string;
  readonly popup: Offered;
  /** After this it is of no use any more. */
  readonly until?: Date;
}

/** Shows somebody a pop-up when they next look. Part of the caller's transaction. */
export async function offerPopup(tx: Tx, offer: Offer, at: { readonly now: Date }): Promise<void> {
  await writeOffer(tx, offer, at);
}

/** Undefined: it was offered before. */
export async function writeOffer(
  tx: Tx,
  { userId, subject, popup, until }: Offer,
  { now }: { readonly now: Date },
): Promise<WaitingRow | undefined> {
  const { type, ...content } = popup;
  return insertPopup(tx, {
    accountId: userId,
    type: popupTypes[type],
    subject,
    content: { ...content, time: now.toISOString() } satisfies Content,
    startsAt: now,
    endsAt: until ?? null,
  });
}
