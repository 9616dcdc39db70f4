import { type GatewayName, rechargeStatuses } from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { PaymentNews } from '../../../adapters/payment/gateway.ts';
import { alertStaff } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { moveRecharge, refuseRecharge } from './change.ts';
import { creditRecharge } from './credit.ts';
import { nextCheck } from './rules.ts';
import * as store from './store.ts';

/** Money that came and that no recharge may have: somebody must look at it. */
async function alertAbout(tx: Tx, row: store.RechargeRow, news: PaymentNews, why: string, now: Date): Promise<void> {
  const kind = `recharge.surplus:${row.method}:${news.gatewayTxId}`;
  const title = `A payment at ${row.method} needs a look`;
  const body = `${formatRand(news.amountCents)} was paid for ${row.number} (payment ${news.gatewayTxId}), and ${why}. Give it back at the gateway, or correct the balance.`;
  await alertStaff(tx, { kind, title, body, page: 'recharges' }, now);
}

/**
 * Does what follows from a gateway's checked news, and says it in a word. News may come late, twice and in any order:
 * money that came is credited whatever was said before, and nothing that is said later takes it away.
 */
export async function settleNews(
  app: Pick<App, 'db' | 'clock' | 'settings'>,
  gateway: GatewayName,
  news: PaymentNews,
): Promise<string> {
  const { settings, now } = await atOf(app);
  return app.db.transact(async (tx) => {
    const row = await store.lockByNumber(tx, news.ref);
    if (!row || row.method !== gateway) return 'unknown';
    if (news.state === 'paid') {
      // The tolerance of a cent is the gateway's; everything else was refused before.
      if (Math.abs(row.amountCents + row.feeCents - news.amountCents) > 1) {
        await alertAbout(tx, row, news, 'another amount was asked for', now);
        return 'amount';
      }
      const credit = { rechargeId: row.id, gatewayTxId: news.gatewayTxId, approvedBy: null, now, settings };
      const done = await creditRecharge(tx, credit);
      if (done === 'credited' && news.payer) await store.changeRecharge(tx, row.id, { payer: news.payer });
      if (done === 'twice') await alertAbout(tx, row, news, 'it had been paid before', now);
      if (done === 'elsewhere')
        await alertAbout(tx, row, news, 'the same payment was credited to another recharge', now);
      return done;
    }
    if (row.status !== rechargeStatuses.underReview) return 'settled before';
    if (news.state === 'failed') {
      await refuseRecharge(tx, row, { reason: 'failed', note: '', by: null, now });
    } else if (news.state === 'cancelled') {
      await moveRecharge(tx, row, { to: rechargeStatuses.giveUp, by: null, why: 'cancelled at the gateway', now });
    } else if (news.state === 'review') {
      await store.changeRecharge(tx, row.id, {
        investigated: true,
        nextCheckAt: nextCheck(0, true, now),
        updatedAt: now,
      });
    }
    return news.state;
  });
}
