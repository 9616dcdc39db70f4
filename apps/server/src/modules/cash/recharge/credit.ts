import { entryTypes } from '@sgb/contract/ledger.ts';
import { methodWords, type RechargeMethod, rechargeStatuses } from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { balance, book } from '../../books/ledger/index.ts';
import { creditedOrder } from './credited.ts';
import { bonusOf } from './rules.ts';
import { rechargeBonus } from './settings.ts';
import * as store from './store.ts';
import { rechargeTexts } from './texts.ts';

export interface Credit extends At {
  readonly rechargeId: number;
  /** What was paid, by the name that whoever took it gave it: a gateway's payment, or a line of the statement. */
  readonly gatewayTxId: string;
  /** Staff who approved a line of the statement; null for a gateway's verified word. */
  readonly approvedBy: number | null;
}

/**
 * `credited` now; `already`, by the same payment; `twice`: this recharge was credited for another payment before;
 * `elsewhere`: this payment was credited to another recharge.
 */
export type Credited = 'credited' | 'already' | 'twice' | 'elsewhere';

const tills = { eft: 'bank', payfast: 'gateway.payfast', ozow: 'gateway.ozow', yoco: 'gateway.yoco' } as const;

/**
 * The only place where a recharge becomes money. Called with a verified callback, a gateway's own answer, or a line of
 * the statement that staff approved; never because a browser came back.
 */
export async function creditRecharge(tx: Tx, credit: Credit): Promise<Credited> {
  const { rechargeId, gatewayTxId, approvedBy, now, settings } = credit;
  const recharge = await store.lockRecharge(tx, rechargeId);
  if (!recharge) throw new Error(`there is no recharge ${rechargeId}`);
  const { accountId, method, number, amountCents, feeCents } = recharge;
  const before = await store.creditOf(tx, rechargeId);
  if (before) return before.gatewayTxId === gatewayTxId ? 'already' : 'twice';
  if (await store.creditBy(tx, method, gatewayTxId)) return 'elsewhere';

  const words = { ref: number, note: methodWords[method], now };
  const till = tills[method];
  const booked = await book(tx, {
    ...words,
    key: `recharge:${rechargeId}`,
    type: entryTypes.recharge,
    postings: [
      { from: till, to: balance(accountId, 'available'), amount: amountCents },
      ...(feeCents > 0 ? [{ from: till, to: 'fees.gateway' as const, amount: feeCents }] : []),
    ],
  });
  // Money comes in from outside: there is no balance that could be too low, so this is a fault of ours.
  if (booked instanceof Refusal) throw new Error(`recharge ${number} was refused: ${booked.code}`);
  const bonus = bonusOf(amountCents, settings.get(rechargeBonus));
  if (bonus > 0) {
    await book(tx, {
      ...words,
      note: 'Recharge bonus',
      key: `recharge:${rechargeId}:bonus`,
      type: entryTypes.rechargeBonus,
      postings: [{ from: 'promotions.bonus', to: balance(accountId, 'bonus'), amount: bonus }],
    });
  }
  await store.insertCredit(tx, {
    rechargeId,
    gateway: method,
    gatewayTxId,
    entryId: booked.entryId,
    approvedBy,
    creditedAt: now,
  });
  await store.changeRecharge(tx, rechargeId, {
    status: rechargeStatuses.approved,
    reason: null,
    investigated: false,
    nextCheckAt: null,
    updatedAt: now,
  });
  await store.writeEvent(tx, {
    rechargeId,
    fromStatus: recharge.status,
    toStatus: rechargeStatuses.approved,
    byAccount: approvedBy,
    why: `paid: ${gatewayTxId}`,
    at: now,
  });
  enqueue(tx, creditedOrder, { rechargeId });
  await tellCredited(tx, { accountId, number, method, amountCents, bonus }, now);
  return 'credited';
}

interface Told {
  readonly accountId: number;
  readonly number: string;
  readonly method: RechargeMethod;
  readonly amountCents: number;
  readonly bonus: number;
}

async function tellCredited(tx: Tx, { accountId, number, method, amountCents, bonus }: Told, now: Date): Promise<void> {
  const extra = bonus > 0 ? `\n\nOn top of it you got a bonus of ${formatRand(bonus)}, which is spent first.` : '';
  await notify(
    tx,
    {
      userId: accountId,
      type: 'notification',
      subtype: 'money',
      ...rechargeTexts.say.credited({
        amount: formatRand(amountCents),
        number,
        method: methodWords[method],
        bonus: extra,
      }),
      link: '/bill/index',
      money: amountCents,
      once: `recharge ${number} credited`,
    },
    { now },
  );
}
