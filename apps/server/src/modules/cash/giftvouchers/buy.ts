import { giftVoucherStates, shownGiftCode } from '@sgb/contract/gift-voucher-rules.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { startOfDay } from '@sgb/contract/time.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Kept, Refusal, refuse } from '../../../platform/http/refusal.ts';
import { post } from '../../../platform/post/outbox.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { notify } from '../../base/messages/index.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { blockOf, digestOf, endOf, newGiftCode, numberOf, problemWith } from './rules.ts';
import { openedCode, sealedCode } from './seal.ts';
import { giftVouchersTerms } from './settings.ts';
import * as store from './store.ts';
import type { GiftVoucherRow } from './tables.ts';
import { boughtNotice, giftLetter } from './words.ts';

export interface GiftWish {
  readonly buyerId: number;
  readonly amountCents: number;
  readonly receiver: string;
  readonly email: string;
  readonly note: string;
  /** Of this wish: sent again, it gets the first answer. */
  readonly key: string;
}

export interface Buying extends At {
  readonly vault: Vault;
  /** Asked for above an amount; null: it is the buyer who wants this. */
  readonly confirm: () => Promise<Kept | Refusal | null>;
}

/** Sets money aside under a code that whoever has it can redeem. A refusal moves nothing. */
export async function buyVoucher(tx: Tx, wish: GiftWish, { settings, now, vault, confirm }: Buying) {
  const terms = settings.get(giftVouchersTerms);
  const { buyerId, amountCents } = wish;
  await store.holdBuyer(tx, buyerId);
  const before = await store.voucherByKey(tx, buyerId, wish.key);
  if (before) {
    const same = before.amountCents === amountCents && before.email === wish.email && before.note === wish.note;
    return same ? receipt(tx, before, openedCode(vault, before)) : refuse('keyReused');
  }
  const [buyer] = await peopleById(tx, [buyerId]);
  if (!buyer) throw new Error(`account ${buyerId} is gone`);
  const blocked = blockOf(buyer.createdAt, now, terms);
  if (blocked) return refuse('giftVoucherLimit', blocked);
  const problem = problemWith(amountCents, await store.boughtSince(tx, buyerId, startOfDay(now)), terms);
  if (problem) return refuse('giftVoucherLimit', problem, { field: 'amountCents' });
  const refused = amountCents > terms.codeAboveCents ? await confirm() : null;
  if (refused) return refused;
  const id = await store.nextVoucherId(tx);
  // Bonus money stays: as a voucher that is taken back it could be withdrawn.
  const booked = await book(tx, {
    key: `giftvoucher:${id}`,
    type: entryTypes.giftVoucher,
    ref: numberOf(id),
    note: wish.receiver && `For ${wish.receiver}`,
    now,
    postings: [{ from: balance(buyerId, 'available'), to: balance(buyerId, 'gift'), amount: amountCents }],
  });
  if (booked instanceof Refusal) return booked;
  const code = newGiftCode();
  const row = {
    ...wish,
    id,
    state: giftVoucherStates.open,
    codeDigest: digestOf(code),
    codeTail: code.slice(-4),
    ...sealedCode(vault, id, code),
    boughtAt: now,
    expiresAt: endOf(now, terms),
    entryId: booked.entryId,
  };
  await store.insertVoucher(tx, row);
  await notify(tx, boughtNotice(row), { now });
  if (wish.email) post(tx, giftLetter(row, shownGiftCode(code)), { now });
  return receipt(tx, row, code);
}

type Bought = Pick<GiftVoucherRow, 'id' | 'buyerId' | 'amountCents' | 'expiresAt'>;

async function receipt(tx: Tx, { id, buyerId, amountCents, expiresAt }: Bought, code: string) {
  const balances = await balancesOf(tx, buyerId);
  return {
    number: numberOf(id),
    code: shownGiftCode(code),
    amountCents,
    until: expiresAt.toISOString(),
    availableCents: balances.get('available') ?? 0,
  };
}
