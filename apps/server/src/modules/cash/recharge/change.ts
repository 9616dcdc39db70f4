import {
  type RechargeReason,
  type RechargeStatus,
  reasonText,
  rechargeStatuses,
} from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notify } from '../../base/messages/index.ts';
import * as store from './store.ts';
import { rechargeTexts } from './texts.ts';

interface Transition {
  readonly to: Exclude<RechargeStatus, 20>;
  readonly reason?: RechargeReason;
  readonly note?: string;
  readonly by: number | null;
  readonly why: string;
  readonly now: Date;
}

/** Transitions a recharge to a status that brings no money. The caller holds its row. */
export async function moveRecharge(tx: Tx, { id, status }: store.RechargeRow, move: Transition): Promise<void> {
  const { to, reason = null, note = '', by, why, now } = move;
  await store.changeRecharge(tx, id, {
    status: to,
    reason,
    note,
    nextCheckAt: null,
    investigated: false,
    updatedAt: now,
  });
  await store.writeEvent(tx, { rechargeId: id, fromStatus: status, toStatus: to, byAccount: by, why, at: now });
}

/** Not approved, and its shopper is told why. */
export async function refuseRecharge(
  tx: Tx,
  row: store.RechargeRow,
  { reason, note, by, now }: { reason: RechargeReason; note: string; by: number | null; now: Date },
): Promise<void> {
  await moveRecharge(tx, row, { to: rechargeStatuses.unapproved, reason, note, by, why: reason, now });
  const claim = row.method === 'eft';
  const why = [reasonText(reason), note].filter(Boolean).join('\n\n');
  const said = { number: row.number, amount: formatRand(row.amountCents), why };
  await notify(
    tx,
    {
      userId: row.accountId,
      type: 'notification',
      subtype: 'money',
      ...(claim ? rechargeTexts.say.refusedClaim(said) : rechargeTexts.say.refused(said)),
      link: claim ? '/paymentvoucher/index' : '/user/recharge',
    },
    { now },
  );
}
