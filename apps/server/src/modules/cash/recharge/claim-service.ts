import type { saveVoucher } from '@sgb/contract/recharge.ts';
import { rechargeStatuses } from '@sgb/contract/recharge-options.ts';
import { shopDay } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { dropFiles, hashesOf, useFiles } from '../../base/uploads/index.ts';
import { dayFault } from './rules.ts';
import { amountFault } from './service.ts';
import { rechargeTerms } from './settings.ts';
import * as store from './store.ts';
import { rechargeTexts } from './texts.ts';

type Voucher = z.output<typeof saveVoucher.input>;
interface Asked extends At {
  readonly accountId: number;
}

/** Files that may be used for this claim, with what they are recognised by. */
async function takeFiles(tx: Tx, { files }: Voucher, kept: readonly string[], { accountId, now }: Asked) {
  const fresh = files.filter((id) => !kept.includes(id));
  const refused = await useFiles(tx, { accountId, purpose: 'proof' }, fresh, now);
  if (refused)
    return refused.code === 'fileNotUsable' ? refuse('fileNotUsable', undefined, { field: 'files' }) : refused;
  const hashes = await hashesOf(tx, files);
  return files.map((fileId): store.Proof => ({ fileId, sha256: hashes.get(fileId) ?? Buffer.alloc(0) }));
}

async function open(tx: Tx, voucher: Voucher, asked: Asked): Promise<store.RechargeRow | Refusal> {
  const { accountId, now, settings } = asked;
  const { bank, amount, paidOn, payer, key } = voucher;
  const fault = await amountFault(tx, settings, { accountId, amount, now });
  if (fault) return fault;
  const times = { createdAt: now, updatedAt: now };
  const claim = {
    method: 'eft' as const,
    status: rechargeStatuses.underReview,
    amountCents: amount,
    bank,
    paidOn,
    payer,
  };
  return store.insertRecharge(tx, { accountId, clientKey: key, ...claim, ...times }, shopDay(now));
}

/** A claim that was not approved is sent again, under its own number. */
async function reopen(tx: Tx, number: string, { amount }: Voucher, asked: Asked): Promise<store.RechargeRow | Refusal> {
  const row = await store.lockByNumber(tx, number);
  if (!row || row.accountId !== asked.accountId || row.method !== 'eft') {
    return refuse('notFound', 'We could not find that recharge.');
  }
  if (row.status !== rechargeStatuses.unapproved) return refuse('rechargeSettled');
  return (await amountFault(tx, asked.settings, { ...asked, amount })) ?? row;
}

/** Tells us of a payment to our bank account. It becomes money when staff find it on the statement, not before. */
export async function saveClaim({ db, clock, settings: read, session }: Call<'shopper'>, voucher: Voucher) {
  const settings = await read();
  const now = clock.now();
  const { accountId } = session;
  const wrongDay = dayFault(voucher.paidOn, now, settings.get(rechargeTerms).claimDays);
  if (wrongDay) return refuse('badInput', `paidOn: ${wrongDay}`, { field: 'paidOn' });
  const asked = { accountId, now, settings };
  return db.transact(async (tx) => {
    await store.lockAccount(tx, accountId);
    const known = voucher.number ? undefined : await store.byKey(tx, accountId, voucher.key);
    if (known) {
      const same = known.amountCents === voucher.amount && known.paidOn === voucher.paidOn;
      return same ? { number: known.number, duplicateOf: '' } : refuse('keyReused');
    }
    const row = await (voucher.number ? reopen(tx, voucher.number, voucher, asked) : open(tx, voucher, asked));
    if (row instanceof Refusal) return row;
    const kept = (await store.proofsOf(tx, [row.id])).get(row.id) ?? [];
    const files = await takeFiles(tx, voucher, kept, asked);
    if (files instanceof Refusal) return files;
    const gone = await store.replaceProofs(tx, row.id, files);
    await dropFiles(
      tx,
      gone.filter((id) => !voucher.files.includes(id)),
    );
    const { bank, paidOn, payer, amount } = voucher;
    const like = await store.sameClaim(tx, { bank, paidOn, payer, amountCents: amount }, files, row.id);
    await store.changeRecharge(tx, row.id, {
      status: rechargeStatuses.underReview,
      reason: null,
      note: '',
      bank,
      paidOn,
      payer,
      amountCents: amount,
      duplicateOf: like?.id ?? null,
      duplicateBy: like?.by ?? null,
      updatedAt: now,
    });
    await store.writeEvent(tx, {
      rechargeId: row.id,
      fromStatus: voucher.number ? row.status : null,
      toStatus: rechargeStatuses.underReview,
      byAccount: accountId,
      why: voucher.number ? 'sent again' : 'claimed',
      at: now,
    });
    await tellReceived(tx, accountId, row.number, amount, now);
    const other = like && (await store.numbersOf(tx, [like.id])).get(like.id);
    return { number: row.number, duplicateOf: other?.accountId === accountId ? other.number : '' };
  });
}

async function tellReceived(tx: Tx, userId: number, number: string, amount: number, now: Date): Promise<void> {
  await notify(
    tx,
    {
      userId,
      type: 'notification',
      subtype: 'money',
      ...rechargeTexts.say.received({ amount: formatRand(amount), number }),
      link: '/paymentvoucher/index',
      // Nothing has moved yet; the letter comes with the money.
      email: false,
    },
    { now },
  );
}
