import { shortDate } from '@sgb/contract/date-words.ts';
import { type GiftVoucherState, giftVoucherStates } from '@sgb/contract/gift-voucher-rules.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';
import { digestOf, type GiftVoucherTerms, isOpen, mayTakeBack, numberOf } from './rules.ts';
import * as store from './store.ts';
import type { GiftVoucherRow } from './tables.ts';
import { expiredNotice, redeemedNotice } from './words.ts';

const { open, redeemed, takenBack, expired } = giftVoucherStates;

type To = Parameters<typeof book>[1]['postings'][number]['to'];

interface End {
  readonly state: GiftVoucherState;
  readonly to: To;
  readonly note: string;
  readonly redeemerId?: number;
}

/** Its money leaves the pocket in which it waited, once. */
async function end(tx: Tx, { id, buyerId, amountCents }: GiftVoucherRow, wish: End, now: Date) {
  const booked = await book(tx, {
    key: `giftvoucher.end:${id}`,
    type: entryTypes.giftVoucher,
    ref: numberOf(id),
    note: wish.note,
    now,
    postings: [{ from: balance(buyerId, 'gift'), to: wish.to, amount: amountCents }],
  });
  if (booked instanceof Refusal) return booked;
  const { state, redeemerId } = wish;
  const whose = redeemerId === undefined ? {} : { redeemerId };
  await store.endVoucher(tx, id, { state, endedAt: now, endEntryId: booked.entryId, ...whose });
  return null;
}

/** Why a voucher that is there cannot be redeemed any more. */
function goneWords({ state, endedAt, expiresAt }: GiftVoucherRow): string {
  if (state === redeemed) return `This voucher was redeemed on ${shortDate(endedAt ?? expiresAt)} already.`;
  if (state === takenBack) return 'The one who bought this voucher has taken it back.';
  return `This voucher could be redeemed until ${shortDate(expiresAt)}.`;
}

/** Whoever has the code gets the money; the same person again gets the same answer. */
export async function redeemVoucher(tx: Tx, accountId: number, code: string, now: Date) {
  const row = await store.holdByDigest(tx, digestOf(code));
  if (!row) return refuse('giftVoucherUnknown', undefined, { field: 'code' });
  const mine = row.state === redeemed && row.redeemerId === accountId;
  if (!mine && !isOpen(row, now)) return refuse('giftVoucherGone', goneWords(row), { field: 'code' });
  if (row.state === open) {
    const wish = { state: redeemed, to: balance(accountId, 'bonus'), note: 'Redeemed', redeemerId: accountId };
    const refused = await end(tx, row, wish, now);
    if (refused) return refused;
    if (row.buyerId !== accountId) await notify(tx, redeemedNotice(row), { now });
  }
  const balances = await balancesOf(tx, accountId);
  return { amountCents: row.amountCents, note: row.note, bonusCents: balances.get('bonus') ?? 0 };
}

/** Taking back what was taken back already changes nothing. */
export async function takeBack(tx: Tx, buyerId: number, id: number, terms: GiftVoucherTerms, now: Date) {
  const row = await store.holdOwn(tx, buyerId, id);
  if (!row) return refuse('notFound', 'You have no such voucher.');
  if (row.state !== takenBack) {
    if (!mayTakeBack(row, now, terms)) {
      const words = row.state === open ? undefined : goneWords(row);
      return refuse('giftVoucherStays', words);
    }
    const wish = { state: takenBack, to: balance(buyerId, 'available'), note: 'Taken back' };
    const refused = await end(tx, row, wish, now);
    if (refused) return refused;
  }
  return { amountCents: row.amountCents };
}

/** Some whose time is over: what they were worth is ours then. */
export async function expireSome(tx: Tx, now: Date, most: number): Promise<number> {
  const rows = await store.takeExpired(tx, now, most);
  for (const row of rows) {
    const refused = await end(tx, row, { state: expired, to: 'sales.giftVouchers', note: 'Expired' }, now);
    if (refused) throw new Error(`gift voucher ${row.id} cannot expire: ${refused.message}`);
    await notify(tx, expiredNotice(row), { now });
  }
  return rows.length;
}
